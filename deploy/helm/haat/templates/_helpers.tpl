{{/* Every object's name begins with it: the release, and the chart if the release is named otherwise. */}}
{{- define "haat.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 48 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 48 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "haat.image" -}}
{{- $tag := default .Chart.AppVersion .Values.image.tag -}}
{{- if hasPrefix "sha256:" $tag -}}
{{- printf "%s@%s" .Values.image.repository $tag -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository $tag -}}
{{- end -}}
{{- end -}}

{{/* What a selector names never changes. */}}
{{- define "haat.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "haat.labels" -}}
{{ include "haat.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* The variables that all pods have; `mode` is WORKER_MODE. */}}
{{- define "haat.env" -}}
- name: SHOP_ENV
  value: production
- name: PORT
  value: "9000"
- name: SHOP_URL
  value: {{ .root.Values.shopUrl | quote }}
- name: TRUST_PROXY
  value: {{ .root.Values.trustProxy | quote }}
- name: WORKER_MODE
  value: {{ .mode }}
# Until the endpoints have forgotten a pod that stops, it goes on serving.
- name: DRAIN_SECONDS
  value: "7"
{{- if .root.Values.metrics.enabled }}
- name: METRICS_PORT
  value: {{ .root.Values.metrics.port | quote }}
- name: METRICS_HOST
  value: 0.0.0.0
{{- end }}
{{- range $name, $value := .root.Values.env }}
{{- if ne (toString $value) "" }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{/* What the pods of servers, workers and migrations have in common. */}}
{{- define "haat.pod" -}}
automountServiceAccountToken: false
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  # The image's user `node`.
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
volumes:
  # Files are in the bucket; these hold what is being written, and end with the pod.
  - name: data
    emptyDir: {}
  - name: temporary
    emptyDir: {}
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "haat.container" -}}
image: {{ include "haat.image" .root }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: data
    mountPath: /app/.data
  - name: temporary
    mountPath: /tmp
envFrom:
  - secretRef:
      name: {{ .root.Values.secret }}
env:
  {{- include "haat.env" . | nindent 2 }}
{{- end -}}

{{/* Ports and probes of a pod. Nobody sends requests to a worker, which answers /health alone. */}}
{{- define "haat.probes" -}}
ports:
  - name: http
    containerPort: 9000
{{- if .root.Values.metrics.enabled }}
  - name: metrics
    containerPort: {{ .root.Values.metrics.port }}
{{- end }}
# A release that rebuilds its catalogue or its search index takes a while.
startupProbe:
  httpGet:
    path: /health
    port: http
  periodSeconds: 3
  failureThreshold: 200
livenessProbe:
  httpGet:
    path: /health
    port: http
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet:
    path: {{ if eq .component "server" }}/ready{{ else }}/health{{ end }}
    port: http
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 2
{{- end -}}
