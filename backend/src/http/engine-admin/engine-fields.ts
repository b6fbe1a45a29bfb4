const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Every relation name in the engine's data, as its packages define them. `engine-fields.test.ts` fails on a new one,
 * which stays closed until `asked-fields` opens it.
 */
export const engineRelations = wordsOf(`
  account_holder account_holder_link account_holders actions additional_items address addresses adjustments api_key
  api_keys_link application_method auth_identity billing_address budget buy_rules calculated_price campaign captures
  cart cart_items cart_link carts categories category_children children claim claim_items collection countries
  credit_lines currency customer customer_group customer_link customers delivery_address detail exchange fulfillment
  fulfillment_link fulfillment_provider fulfillment_provider_link fulfillment_providers fulfillment_set
  fulfillment_set_link fulfillment_sets fulfillments geo_zones groups image images inventory inventory_item
  inventory_items invite invites_link item items labels locale location location_levels locations locations_link
  method_buy_rules method_target_rules option options order order_change order_items order_link orders parent
  parent_category parent_return_reason parents payment payment_collection payment_collection_link
  payment_collections payment_collections_link payment_provider payment_provider_link payment_providers
  payment_session payment_sessions payments policies policy price_list price_set price_set_link prices product
  products products_link promotion promotion_link promotion_rule promotions provider provider_identities
  publishable_api_keys rbac_role rbac_roles rbac_roles_link reason refund_reason refunds region region_link regions
  reservation_items return return_fulfillment_link return_link return_order return_reason_children returns role
  rules sales_channel sales_channels sales_channels_link service_zone service_zones shipping_address shipping_method
  shipping_methods shipping_option shipping_option_link shipping_options shipping_profile shipping_profiles_link
  stock_locations store summary supported_currencies supported_locales tags target_rules tax_lines tax_rate
  tax_rates tax_region transactions translations type usages user users users_link values variant variant_link
  variants
`);

/** Every name in the engine's data that is a plain value and never a relation. */
export const engineColumns = wordsOf(`
  accepted accounting_total action address_1 address_2 address_id address_name allocation allow_backorder amount
  app_metadata applied apply_to_quantity attribute attribute_value auth_identity_id authorized_amount authorized_at
  automatic_taxes available_quantity avatar_url barcode billing_address_id budget_id buy_rules_min_quantity
  campaign_id campaign_identifier canceled_at canceled_by captured_amount captured_at carry_over_promotions cart_id
  change_type channel city claim_id claim_item_id code collection_id company company_name compare_at_unit_price
  completed_at configuration confirmed_at confirmed_by context country_code created_at created_by credit_line_total
  currency_code current_order_total custom_display_id customer_group_id customer_id damaged_quantity data
  decimal_digits declined_at declined_by declined_reason default_location_id default_region_id
  default_sales_channel_id deleted_at delivered_at delivered_quantity description details difference_due
  discount_tax_total discount_total discountable display_id display_name ean email ends_at entity entity_id
  entity_type exchange_id execution expires_at external_id fields first_name from fulfilled_quantity fulfillment_id
  fulfillment_set_id fulfillment_status gift_card_tax_total gift_card_total handle has_account height hs_code id
  idempotency_key image_id incoming_quantity internal_note inventory_item_id is_active is_additional_item
  is_automatic is_combinable is_custom_amount is_custom_price is_default is_default_billing is_default_shipping
  is_disabled is_discountable is_draft_order is_enabled is_exclusive is_giftcard is_internal is_system_default
  is_tax_inclusive iso_2 iso_3 item_id item_subtotal item_tax_total item_total key label label_url last_name
  last_used_at length limit line_item_id line_item_metadata locale_code location_id manage_inventory
  marked_shipped_by material max_quantity metadata mfa_factors mfa_recovery_codes mid_code min_quantity mpath name
  no_notification note num_code operation operator option_id order_change_id order_id order_version ordering
  origin_country original_item_subtotal original_item_tax_total original_item_total original_notification_id
  original_order_total original_shipping_subtotal original_shipping_tax_total original_shipping_total
  original_subtotal original_tax_total original_total packed_at paid_total parent_category_id parent_id
  parent_return_reason_id password_reset_tokens payment_collection_id payment_id payment_session_id payment_status
  pending_difference phone policy_id postal_code postal_expression price_list_id price_list_rules price_rules
  price_set_id price_type product_collection product_description product_handle product_id product_subtitle
  product_title product_type product_type_id promotion_id promotion_rule_id property provider_data provider_id
  provider_metadata province province_code quantity rank rate raw_accounting_total raw_amount raw_authorized_amount
  raw_captured_amount raw_compare_at_unit_price raw_credit_line_total raw_current_order_total raw_damaged_quantity
  raw_delivered_quantity raw_difference_due raw_discount_tax_total raw_discount_total raw_fulfilled_quantity
  raw_gift_card_tax_total raw_gift_card_total raw_item_subtotal raw_item_tax_total raw_item_total raw_limit
  raw_max_quantity raw_min_quantity raw_original_item_subtotal raw_original_item_tax_total raw_original_item_total
  raw_original_order_total raw_original_shipping_subtotal raw_original_shipping_tax_total
  raw_original_shipping_total raw_original_subtotal raw_original_tax_total raw_original_total raw_paid_total
  raw_pending_difference raw_quantity raw_received_quantity raw_refund_amount raw_refundable_total
  raw_refundable_total_per_unit raw_refunded_amount raw_refunded_total raw_return_dismissed_quantity
  raw_return_received_quantity raw_return_requested_quantity raw_rounding raw_shipped_quantity raw_shipping_subtotal
  raw_shipping_tax_total raw_shipping_total raw_subtotal raw_tax_total raw_total raw_transaction_total
  raw_unit_price raw_used raw_value raw_written_off_quantity reason_id received_at received_quantity receiver_id
  redacted reference reference_id refund_amount refund_reason_id refundable_total refundable_total_per_unit
  refunded_amount refunded_total region_id requested_at requested_by requires_shipping reserved_quantity resource
  resource_id resource_type retention_time return_dismissed_quantity return_id return_received_quantity
  return_requested_quantity revoked_at revoked_by role_id rounding rules_count run_id sales_channel_id salt
  service_zone_id shipped_at shipped_quantity shipping_address_id shipping_method_id shipping_option_id
  shipping_option_type_id shipping_profile_id shipping_subtotal shipping_tax_total shipping_total sku starts_at
  state status stocked_quantity store_id subtitle subtotal symbol symbol_native target_type tax_rate_id
  tax_region_id tax_total template thumbnail title to token total tracking_number tracking_url transaction_id
  transaction_total translated_field_count trigger_type type_id unit_of_measure unit_price upc updated_at url used
  user_id user_metadata value variant_barcode variant_id variant_option_values variant_rank variant_sku
  variant_title verifications version weight width workflow_id written_off_quantity zone
`);
