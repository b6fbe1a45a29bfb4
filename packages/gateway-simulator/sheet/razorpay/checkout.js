/*
 * Razorpay's checkout as the simulator has it: the same `window.Razorpay`, and a dialog in which one decides oneself what
 * the bank says. No inline style or script, so that a shop's policy can stay strict.
 */
(() => {
  /**
   * @typedef {object} Options
   * @property {string} key
   * @property {string} order_id
   * @property {string} [name] of the shop
   * @property {string} [description]
   * @property {(payment: Record<string, string>) => void} [handler]
   * @property {{ ondismiss?: () => void }} [modal]
   * @property {{ display?: { blocks?: Record<string, { instruments: Instrument[] }> } }} [config] what alone can be paid with
   *
   * @typedef {{ method: string, bank: string | null, cardType: string | null, label: string, hint: string }} Choice
   *
   * @typedef {{ method: string, issuers?: string[], types?: string[], banks?: string[] }} Instrument
   *
   * @typedef {{ error: { description: string } & Record<string, unknown> }} Failure
   */

  const script = document.currentScript;
  const base = new URL(".", script instanceof HTMLScriptElement ? script.src : location.href);

  /** @type {Choice[]} */
  const methods = [
    { method: "upi", bank: null, cardType: null, label: "UPI", hint: "success@razorpay" },
    { method: "card", bank: "HDFC", cardType: "credit", label: "Card", hint: "HDFC Bank, 4111 1111 1111 1111" },
    { method: "card", bank: "ICIC", cardType: "debit", label: "Debit card", hint: "ICICI Bank, 5104 0155 5555 5558" },
    { method: "netbanking", bank: "HDFC", cardType: null, label: "Net banking", hint: "HDFC Bank" },
  ];

  /**
   * What can be paid with of an instrument: a card of each issuer and type, or net banking of each bank.
   *
   * @type {(instrument: Instrument) => Choice[]}
   */
  const choicesOf = ({ method, issuers, types, banks }) =>
    method === "card"
      ? (issuers ?? ["HDFC"]).flatMap((bank) =>
          (types ?? ["credit", "debit"]).map((cardType) => ({
            method,
            bank,
            cardType,
            label: "Card",
            hint: `${bank}, ${cardType}`,
          })),
        )
      : (banks ?? ["HDFC"]).map((bank) => ({ method, bank, cardType: null, label: "Net banking", hint: bank }));

  /** All methods, or what the shop lets one pay with. @param {Options} options */
  const offered = ({ config }) => {
    const instruments = Object.values(config?.display?.blocks ?? {}).flatMap((block) => block.instruments);
    return instruments.length === 0 ? methods : instruments.flatMap(choicesOf);
  };

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
    const answer = await fetch(new URL(call, base), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said?.error?.description);
    return said;
  };

  /** @param {number} amount in paise @param {string} currency */
  const money = (amount, currency) =>
    new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount / 100);

  const radio = (/** @type {Choice} */ { label, hint }, /** @type {number} */ place) => {
    const input = make("input", {
      type: "radio",
      name: "method",
      value: String(place),
      ...(place === 0 && { checked: "" }),
    });
    const text = make("span", { class: "method-text" }, [label, make("small", {}, [hint])]);
    return make("label", { class: "method" }, [input, text]);
  };

  const sheet = (/** @type {Options} */ { name, description }, /** @type {Choice[]} */ choices) => {
    const style = make("link", { rel: "stylesheet", href: new URL("sheet.css", base).href });
    const amount = make("p", { class: "amount" });
    const problem = make("p", { class: "problem", role: "alert" });
    const pay = make("button", { type: "submit", class: "primary" }, ["Pay"]);
    const fail = make("button", { type: "button", class: "secondary" }, ["Fail payment"]);
    const close = make("button", { type: "button", class: "quiet" }, ["Close"]);
    const choice = make("fieldset", {}, [make("legend", {}, ["Pay with"]), ...choices.map(radio)]);
    const form = make("form", {}, [choice, problem, make("div", { class: "buttons" }, [pay, fail, close])]);
    const head = make("div", { class: "head" }, [
      make("h2", { id: "title" }, ["Razorpay test payment"]),
      make("p", { class: "shop" }, [[name, description].filter(Boolean).join(" · ")]),
      amount,
    ]);
    const note = make("p", { class: "note" }, ["This is a simulator. No real payment is made."]);
    const dialog = make("dialog", { "aria-labelledby": "title" }, [head, form, note]);
    const host = make("div");
    host.attachShadow({ mode: "open" }).append(style, dialog);
    /** Nothing can be paid here: only the reason and the way out are left. @param {string} reason */
    const refuse = (reason) => {
      problem.textContent = reason;
      for (const part of [choice, pay, fail, ...(amount.textContent ? [] : [amount])]) part.hidden = true;
      close.focus();
    };
    return { host, style, dialog, form, amount, problem, pay, fail, close, refuse };
  };

  /** Resolves when the style is there, or can't be had: a plain sheet is better than none. @param {HTMLElement} link */
  const loaded = (link) =>
    new Promise((resolve) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", resolve, { once: true });
    });

  class Razorpay {
    /** @param {Options} options */
    constructor(options) {
      this.options = options;
      /** @type {Map<string, ((failure: Failure) => void)[]>} */
      this.listeners = new Map();
      /** @type {() => void} */
      this.close = () => undefined;
    }

    /** @param {string} event @param {(failure: Failure) => void} listener */
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    }

    open() {
      const { key, order_id, handler, modal } = this.options;
      const choices = offered(this.options);
      const { host, style, dialog, form, amount, problem, pay, fail, close, refuse } = sheet(this.options, choices);
      const buttons = [pay, fail];
      /** @param {boolean} isBusy */
      const busy = (isBusy) => {
        for (const button of buttons) button.disabled = isBusy;
        dialog.setAttribute("aria-busy", String(isBusy));
      };
      const leave = () => {
        dialog.close();
        host.remove();
      };
      const dismiss = () => {
        leave();
        modal?.ondismiss?.();
      };
      this.close = dismiss;

      /** @param {"captured" | "failed"} outcome */
      const end = async (outcome) => {
        const { method, bank, cardType } = choices[Number(new FormData(form).get("method"))] ?? {};
        busy(true);
        problem.textContent = "";
        try {
          const answer = await ask("pay", { key, order_id, method, bank, cardType, outcome });
          if (!host.isConnected) return;
          if (answer.error) {
            problem.textContent = `${answer.error.description} You can try again.`;
            for (const listener of this.listeners.get("payment.failed") ?? []) listener(answer);
          } else {
            leave();
            handler?.(answer);
          }
        } catch (error) {
          problem.textContent = (error instanceof Error && error.message) || "The payment could not be sent.";
        } finally {
          busy(false);
        }
      };
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        void end("captured");
      });
      fail.addEventListener("click", () => void end("failed"));
      close.addEventListener("click", dismiss);
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        dismiss();
      });

      const styled = loaded(style);
      document.body.append(host);
      const order = ask("order", { key, order_id });
      order.catch(() => undefined);
      void styled.then(async () => {
        busy(true);
        dialog.showModal();
        try {
          const { amount: due, currency, isPaid } = await order;
          amount.textContent = money(due, currency);
          pay.textContent = `Pay ${money(due, currency)}`;
          busy(false);
          if (isPaid) refuse("This order has already been paid.");
          else pay.focus();
        } catch (error) {
          busy(false);
          refuse((error instanceof Error && error.message) || "The order could not be opened.");
        }
      });
    }
  }

  Object.assign(window, { Razorpay });
})();
