import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { collectionMessages } from "@haat/api-contract/collection/messages";
import type { RouteName } from "@haat/api-contract/routes";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { ApiError } from "../errors/api-error";
import type { Input } from "../http/read-input";
import type { Viewer } from "../modules/catalog/read/viewer";
import type { CatalogModuleService } from "../modules/catalog/service";

type Read<Name extends RouteName> = (
  catalog: CatalogModuleService,
  input: Pick<Input<Name>, "params" | "query">,
  viewer: Viewer,
) => Promise<string>;

function found(body: string | null, message: string): string {
  if (body === null) throw new ApiError(404, message);
  return body;
}

function checkPrices({ minPrice, maxPrice }: { minPrice?: number | undefined; maxPrice?: number | undefined }): void {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw new ApiError(400, catalogMessages.priceRange);
  }
}

/** The catalogue's public reads. Each returns its whole body as finished JSON. */
export const catalogCalls = {
  listCategories: (catalog, { query }) => catalog.categories(query),
  listSubCategories: (catalog, { query }) => catalog.subCategories(query),
  listAllCategories: (catalog, { query }, { everything }) => catalog.categories(query, everything),
  listAllSubCategories: (catalog, { query }, { everything }) => catalog.subCategories(query, everything),
  listBanners: (catalog, { query }, { everything }) => catalog.banners(everything, query),
  getHome: (catalog) => catalog.homeRows(),
  listCollections: (catalog) => catalog.collections(),
  getCollection: async (catalog, { params }) =>
    found(await catalog.collection(params.slug), collectionMessages.notFound),
  getCategoryTitle: async (catalog, { params }) =>
    found(await catalog.title("category", params.id), catalogMessages.categoryNotFound),
  getSubCategoryTitle: async (catalog, { params }) =>
    found(await catalog.title("subCategory", params.id), catalogMessages.subCategoryNotFound),
  getProduct: async (catalog, { params }, { shopper }) =>
    found(await catalog.product(params.id, shopper), catalogMessages.productNotFound),
  getVariant: async (catalog, { params, query }) => {
    const answer = await catalog.variant(params.id, query);
    if ("body" in answer) return answer.body;
    const { productNotFound, variantNotFound } = catalogMessages;
    throw new ApiError(404, answer.missing === "product" ? productNotFound : variantNotFound);
  },
  searchProducts: (catalog, { query }, { shopper }) => catalog.search(query.search ?? "", shopper),
  listFashionTopDeals: (catalog, _, { shopper }) => catalog.grid("fashion", shopper),
  listBestSaleProducts: (catalog, _, { shopper }) => catalog.grid("bestSale", shopper),
  listTrending: (catalog, _, { shopper }) => catalog.grid("trending", shopper),
  listTrendingNamed: (catalog, _, { shopper }) => catalog.grid("trending", shopper),
  listHomeLiving: (catalog, _, { shopper }) => catalog.grid("homeLiving", shopper),
  listElectronics: (catalog, _, { shopper }) => catalog.grid("electronics", shopper),
  listCategoryProducts: async (catalog, { params, query }, { shopper }) => {
    checkPrices(query);
    const scope = { kind: "category", id: params.categoryId } as const;
    return found(
      await catalog.products(scope, query, { shopper, everything: false }),
      catalogMessages.categoryNotFound,
    );
  },
  listProducts: async (catalog, { query }, viewer) => {
    checkPrices(query);
    const { subCategoryId, seller, collection, ...rest } = query;
    if (collection !== undefined) {
      const { search, ...listed } = rest;
      const ofCollection = await catalog.products({ kind: "collection", id: collection }, listed, viewer);
      return found(ofCollection, collectionMessages.notFound);
    }
    if (seller) {
      const ofSeller = await catalog.products({ kind: "seller", id: seller }, rest, viewer);
      return found(ofSeller, sellerProductMessages.sellerNotFound);
    }
    const scope = subCategoryId ? ({ kind: "subCategory", id: subCategoryId } as const) : ({ kind: "all" } as const);
    return found(await catalog.products(scope, rest, viewer), catalogMessages.subCategoryNotFound);
  },
  listReviews: async (catalog, { params, query }) =>
    found(await catalog.reviews(params.productId, query), catalogMessages.productNotFound),
  getSettings: (catalog) => catalog.settings(),
} satisfies { [Name in RouteName]?: Read<Name> };

export type CatalogCall = keyof typeof catalogCalls;

export const isCatalogCall = (name: string): name is CatalogCall => name in catalogCalls;

/** Runs a call. `input` must be what the contract parsed from this call's request. */
export function readAnswer<Name extends CatalogCall>(
  name: Name,
  catalog: CatalogModuleService,
  input: Pick<Input<Name>, "params" | "query">,
  viewer: Viewer,
): Promise<string> {
  const read = catalogCalls[name] as unknown as Read<Name>;
  return read(catalog, input, viewer);
}
