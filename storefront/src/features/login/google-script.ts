/** The part of Google Identity Services that is used. */
export type GoogleIdentity = {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(
    parent: HTMLElement,
    look: { type: "standard"; theme: "outline"; size: "large"; text: "continue_with"; width: number },
  ): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script, once and only if the shop uses it. Rejects if it fails to load; the next call retries. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error("Google's script could not be loaded."));
    };
    script.src = "https://accounts.google.com/gsi/client";
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const identity = window.google?.accounts?.id;
      if (identity) resolve(identity);
      else fail();
    };
    document.head.append(script);
  });
  return loading;
}
