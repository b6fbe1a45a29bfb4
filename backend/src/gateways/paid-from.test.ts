import { tellsBank } from "@haat/api-contract/coupon/bank-offer";
import { gatewayNames } from "@haat/api-contract/payment/words";
import { gateways } from "./gateways";
import { type Simulated, simulated } from "./simulated.fixture";

let world: Simulated;
beforeAll(async () => {
  world = await simulated();
});
afterAll(() => world.close());
beforeEach(() => world.bank.reset());

it("shoppers get bank offers at the gateways that tell where a payment came from, and no others", () => {
  expect(gatewayNames.filter(tellsBank)).toEqual(gatewayNames.filter((name) => gateways[name].paidFrom !== null));
});

type Paid = Omit<Parameters<Simulated["bank"]["pay"]>[0], "gateway" | "orderId">;

describe("Razorpay tells the bank", () => {
  const { razorpay } = gateways;
  const keys = () => world.keys("razorpay");
  const paidFrom = async (how: Paid) => {
    const opened = await razorpay.open(keys(), { reference: "payatt_01", amountPaise: 45_000, currency: "INR" });
    const { paymentId } = await world.bank.pay({ gateway: "razorpay", orderId: opened.gatewayOrderId, ...how });
    return razorpay.paidFrom?.(keys(), paymentId);
  };

  it.each<[string, Paid, object | null]>([
    ["of a credit card", { method: "card", bank: "HDFC", cardType: "credit" }, { bank: "HDFC", method: "credit-card" }],
    ["of a debit card", { method: "card", bank: "SBIN", cardType: "debit" }, { bank: "SBIN", method: "debit-card" }],
    ["of net banking", { method: "netbanking", bank: "BARB_R" }, { bank: "BARB", method: "netbanking" }],
    ["not of a card whose issuer is unknown", { method: "card", cardType: "credit" }, null],
    ["not of UPI", { method: "upi" }, null],
  ])("%s", async (_, how, expected) => expect(await paidFrom(how)).toEqual(expected));
});
