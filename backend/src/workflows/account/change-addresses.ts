import { accountMessages } from "@haat/api-contract/account/messages";
import type { Address } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteAddress, setDefaultAddress } from "#engine/customer/change-addresses";
import { ApiError } from "#errors/api-error";
import { changeAddressBook } from "./address-book";
import { toAddressRow } from "./to-address";

type Entry = ShippingAddress & { isDefault?: boolean | undefined };
/** The owner of the address book, and the address. */
type Place = { customerId: string; addressId: string };

/** Another customer's address gives the same error as one that does not exist. */
function find(book: readonly Address[], addressId: string): Address {
  const found = book.find(({ _id }) => _id === addressId);
  if (!found) throw new ApiError(404, accountMessages.addressNotFound);
  return found;
}

/** The first address of a book becomes its default. @throws ApiError 409 when the book is full. */
export async function addAddress(container: MedusaContainer, customerId: string, entry: Entry): Promise<Address> {
  let id = "";
  const book = await changeAddressBook(container, customerId, async (before, transaction) => {
    if (before.length >= limits.maxAddresses) {
      throw new ApiError(409, accountMessages.tooManyAddresses(limits.maxAddresses));
    }
    const customers = container.resolve(Modules.CUSTOMER);
    const row = { ...toAddressRow(entry), customer_id: customerId };
    const made = await customers.createCustomerAddresses(row, transaction.contextFor(customers));
    id = made.id;
    await transaction.flush();
    if (entry.isDefault || before.length === 0) await setDefaultAddress(transaction, customerId, id);
  });
  return find(book, id);
}

/** @throws ApiError 404 no such address in this book. */
export async function updateAddress(
  container: MedusaContainer,
  { customerId, addressId }: Place,
  entry: Entry,
): Promise<Address> {
  const book = await changeAddressBook(container, customerId, async (before, transaction) => {
    find(before, addressId);
    const customers = container.resolve(Modules.CUSTOMER);
    await customers.updateCustomerAddresses(addressId, toAddressRow(entry), transaction.contextFor(customers));
    await transaction.flush();
    if (entry.isDefault) await setDefaultAddress(transaction, customerId, addressId);
  });
  return find(book, addressId);
}

/** @throws ApiError 404 no such address in this book. */
export async function makeDefaultAddress(
  container: MedusaContainer,
  { customerId, addressId }: Place,
): Promise<Address> {
  const book = await changeAddressBook(container, customerId, async (before, transaction) => {
    find(before, addressId);
    await setDefaultAddress(transaction, customerId, addressId);
  });
  return find(book, addressId);
}

/**
 * If the default is removed, the newest remaining address becomes the default. @throws ApiError 404 no such address in
 * this book.
 */
export function removeAddress(container: MedusaContainer, { customerId, addressId }: Place): Promise<Address[]> {
  return changeAddressBook(container, customerId, async (before, transaction) => {
    const { isDefault } = find(before, addressId);
    await deleteAddress(transaction, customerId, addressId);
    const next = before.find(({ _id }) => _id !== addressId);
    if (isDefault && next) await setDefaultAddress(transaction, customerId, next._id);
  });
}
