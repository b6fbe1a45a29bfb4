/** Whether a URL lies below `/api/v1`, whatever its case, as Express mounts it. */
export const isApiPath = (url: string): boolean => /^\/api\/v1(?:[/?]|$)/i.test(url);
