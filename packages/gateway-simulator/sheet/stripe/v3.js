/*
 * Stripe.js as the simulator has it: the same `window.Stripe`, whose payment element is a card that one lets be accepted
 * or declined. No inline style or script, so that a shop's policy can stay strict.
 */
(() => {
  /**
   * @typedef {{ clientSecret?: string }} ElementsOptions
   * @typedef {object} ConfirmOptions
   * @property {ReturnType<ReturnType<StripeObject>["elements"]>} [elements]
   * @property {string} [clientSecret]
   * @property {{ return_url?: string }} [confirmParams]
   * @property {"always" | "if_required"} [redirect]
   *
   * @typedef {(key: string) => any} StripeObject
   */

  const script = document.currentScript;
  const base = new URL(".", script instanceof HTMLScriptElement ? script.src : location.href);
  const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" };
  let made = 0;

  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children
   */
  const make = (tag, attributes = {}, children = []) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  /** @param {string} call @param {object} body @returns {Promise<any>} */
  const ask = async (call, body) => {
    try {
      const answer = await fetch(new URL(call, base), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      const said = await answer.json();
      if (answer.ok) return said;
      return { error: { type: "invalid_request_error", message: said?.error?.description } };
    } catch {
      return { error: { type: "api_connection_error", message: "The payment service can't be reached." } };
    }
  };

  /** @param {string} label @param {string} value */
  const field = (label, value) => {
    const input = make("input", { type: "text", readonly: "", value, inputmode: "numeric" });
    return { input, row: make("label", { class: "field" }, [make("span", {}, [label]), input]) };
  };

  const card = () => {
    const title = `stripe-test-payment-${++made}`;
    const number = field("Card number", cards.good);
    const declined = make("input", { type: "checkbox" });
    declined.addEventListener("change", () => {
      number.input.value = declined.checked ? cards.declined : cards.good;
    });
    const group = make("div", { class: "card", role: "group", "aria-labelledby": title }, [
      make("p", { class: "title", id: title }, ["Stripe test payment"]),
      number.row,
      make("div", { class: "pair" }, [field("Expiry date", "12 / 34").row, field("Security code", "123").row]),
      make("label", { class: "choice" }, [declined, "Card is declined"]),
      make("p", { class: "note" }, ["This is a simulator. No real payment is made."]),
    ]);
    return { group, declined, number: number.input };
  };

  class PaymentElement {
    constructor() {
      /** @type {Map<string, ((event: object) => void)[]>} */
      this.listeners = new Map();
      const { group, declined, number } = card();
      this.declined = declined;
      this.number = number;
      this.style = make("link", { rel: "stylesheet", href: new URL("sheet.css", base).href });
      this.host = make("div");
      this.host.attachShadow({ mode: "open" }).append(this.style, group);
    }

    /** @param {string | Element} place */
    mount(place) {
      const target = typeof place === "string" ? document.querySelector(place) : place;
      if (!target) throw new Error(`There is no ${place} to mount the payment element in.`);
      const ready = () => {
        this.tell("ready", { elementType: "payment" });
        this.tell("change", { elementType: "payment", complete: true, empty: false, value: { type: "card" } });
      };
      this.style.addEventListener("load", ready, { once: true });
      this.style.addEventListener("error", ready, { once: true });
      target.replaceChildren(this.host);
    }

    /** @param {string} event @param {(event: object) => void} listener */
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
      return this;
    }

    /** @param {string} event @param {(event: object) => void} listener */
    off(event, listener) {
      this.listeners.set(
        event,
        (this.listeners.get(event) ?? []).filter((one) => one !== listener),
      );
      return this;
    }

    /** @param {string} event @param {object} about */
    tell(event, about) {
      for (const listener of this.listeners.get(event) ?? []) listener(about);
    }

    get card() {
      return this.declined.checked ? "declined" : "good";
    }

    focus() {
      this.number.focus();
    }

    update() {}

    unmount() {
      this.host.remove();
    }

    destroy() {
      this.host.remove();
    }
  }

  /** @param {ElementsOptions} options */
  const elementsOf = ({ clientSecret }) => {
    /** @type {PaymentElement | null} */
    let payment = null;
    return {
      clientSecret,
      /** @param {string} type */
      create(type) {
        if (type !== "payment") throw new Error(`The simulator has no element "${type}".`);
        payment = new PaymentElement();
        return payment;
      },
      /** @param {string} type */
      getElement: (type) => (type === "payment" ? payment : null),
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
      update() {},
    };
  };

  /** @param {string} key the publishable one */
  const Stripe = (key) => ({
    /** @param {ElementsOptions} options */
    elements: (options = {}) => elementsOf(options),

    /** @param {ConfirmOptions} options */
    async confirmPayment({ elements, clientSecret, confirmParams, redirect = "always" }) {
      const element = elements?.getElement("payment");
      const client_secret = clientSecret ?? elements?.clientSecret;
      const answer = await ask("confirm", { key, client_secret, card: element?.card ?? "good" });
      if (answer.error || redirect === "if_required" || !confirmParams?.return_url) return answer;
      const back = new URL(confirmParams.return_url, location.href);
      back.searchParams.set("payment_intent", answer.paymentIntent.id);
      back.searchParams.set("payment_intent_client_secret", answer.paymentIntent.client_secret);
      back.searchParams.set("redirect_status", "succeeded");
      location.assign(back);
      return new Promise(() => undefined);
    },

    /** @param {string} clientSecret */
    retrievePaymentIntent: (clientSecret) => ask("intent", { key, client_secret: clientSecret }),
  });

  Object.assign(window, { Stripe });
})();
