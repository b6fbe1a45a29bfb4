/** Deleted variants included, because their stored counts must be found too. */
export const everyVariantSql = "SELECT id FROM product_variant";

/**
 * SQL for a trigger function that records the variants whose stock may have changed, whatever wrote the change. A stock
 * level's variants are read by an index that has no deleted links; deleting a link fires a trigger of its own.
 *
 * @param name of the function
 * @param note the statement that stores the ids that a SELECT returns
 */
export const stockChangeSql = (name: string, note: (variants: string) => string): string => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $watch$
BEGIN
  IF TG_TABLE_NAME = 'inventory_level' THEN
    ${note(`SELECT variant_id FROM product_variant_inventory_item
     WHERE inventory_item_id = CASE TG_OP WHEN 'DELETE' THEN OLD.inventory_item_id ELSE NEW.inventory_item_id END
       AND deleted_at IS NULL`)};
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

/** The tables that stock is computed from, and the changes of each that fire its trigger. */
export const stockChanges = {
  inventory_level:
    "AFTER INSERT OR DELETE OR UPDATE OF inventory_item_id, location_id, stocked_quantity, reserved_quantity, deleted_at ON inventory_level FOR EACH ROW",
  product_variant_inventory_item: "AFTER INSERT OR DELETE OR UPDATE ON product_variant_inventory_item FOR EACH ROW",
  product_variant:
    "AFTER INSERT OR DELETE OR UPDATE OF product_id, manage_inventory, allow_backorder, deleted_at ON product_variant FOR EACH ROW",
  product: "AFTER UPDATE OF status, deleted_at ON product FOR EACH ROW",
  sales_channel_stock_location: "AFTER INSERT OR DELETE OR UPDATE ON sales_channel_stock_location FOR EACH STATEMENT",
};
