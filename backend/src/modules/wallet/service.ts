/** Stands in for the wallets until they are there: nobody has anything. */
export class WalletService {
  /** Paise; 0 for who has no wallet. */
  balanceOf = async (_customerId: string): Promise<number> => 0;
}
