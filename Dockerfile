# One image, every role: what a container does is decided by its environment variables. Each stage before the last is one
# command, which makes the same in a plain folder: npm ci, npm run build, node scripts/image/make-release.mjs FOLDER.
FROM node:24-bookworm-slim AS install
ENV MEDUSA_DISABLE_TELEMETRY=1
WORKDIR /app
RUN chown node:node /app
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
COPY --chown=node:node packages/api-contract/package.json packages/api-contract/
COPY --chown=node:node packages/gateway-simulator/package.json packages/gateway-simulator/
COPY --chown=node:node packages/product-form/package.json packages/product-form/
COPY --chown=node:node packages/ui/package.json packages/ui/
COPY --chown=node:node packages/web/package.json packages/web/
COPY --chown=node:node backend/package.json backend/
COPY --chown=node:node storefront/package.json storefront/
COPY --chown=node:node seller-portal/package.json seller-portal/
COPY --chown=node:node admin-extensions/package.json admin-extensions/
COPY --chown=node:node e2e/package.json e2e/
COPY --chown=node:node bench/package.json bench/
RUN npm ci --no-audit --no-fund

FROM install AS build
COPY --chown=node:node . .
RUN npm run build

FROM build AS prune
# Readable by all, whatever the modes of the checkout were: the server will not own these files.
RUN node scripts/image/make-release.mjs /tmp/release && chmod -R a+rX /tmp/release

FROM node:24-bookworm-slim
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1
WORKDIR /app
COPY --from=prune --chown=root:root /tmp/release ./
# All that the server writes, where no bucket and no volume takes it; its own code it can't change.
RUN install -d -o node -g node .data
USER node

EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9000) + '/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: signals reach the script itself, which stops everything in order.
CMD ["node", "scripts/start.mjs"]
