/** Deleted ones too: what was counted of them is to be found. */
export const everyVariantSql = "SELECT id FROM product_variant";

/**
 * Makes a trigger function that notes the variants whose pieces may have changed, whoever changes them and however.
 *
 * @param name of the function
 * @param note the statement that keeps the ids which a SELECT finds
 */
export const stockChangeSql = (name: string, note: (variants: string) => string): string => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $watch$
BEGIN
  IF TG_TABLE_NAME = 'inventory_level' THEN
    ${note(`SELECT variant_id FROM product_variant_inventory_item
     WHERE inventory_item_id = CASE TG_OP WHEN 'DELETE' THEN OLD.inventory_item_id ELSE NEW.inventory_item_id END`)};
  ELSIF TG_TABLE_NAME = 'product_variant_inventory_item' THEN
    ${note("SELECT CASE TG_OP WHEN 'DELETE' THEN OLD.variant_id ELSE NEW.variant_id END")};
  ELSIF TG_TABLE_NAME = 'product_variant' THEN
    ${note("SELECT CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END")};
  ELSIF TG_TABLE_NAME = 'product' THEN
    ${note("SELECT id FROM product_variant WHERE product_id = NEW.id")};
  ELSE
    ${note(everyVariantSql)};
  END IF;
  RETURN NULL;
END
$watch$`;

/** The tables that pieces are made of, and the changes of each at which its trigger goes off. */
export const stockChanges = {
  inventory_level:
    "AFTER INSERT OR DELETE OR UPDATE OF inventory_item_id, location_id, stocked_quantity, reserved_quantity, deleted_at ON inventory_level FOR EACH ROW",
  product_variant_inventory_item: "AFTER INSERT OR DELETE OR UPDATE ON product_variant_inventory_item FOR EACH ROW",
  product_variant:
    "AFTER INSERT OR DELETE OR UPDATE OF product_id, manage_inventory, allow_backorder, deleted_at ON product_variant FOR EACH ROW",
  product: "AFTER UPDATE OF status, deleted_at ON product FOR EACH ROW",
  sales_channel_stock_location: "AFTER INSERT OR DELETE OR UPDATE ON sales_channel_stock_location FOR EACH STATEMENT",
};
