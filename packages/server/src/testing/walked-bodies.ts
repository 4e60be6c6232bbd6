const item = (building_id: string) => ({
  building_id,
  item_type: 'fuel_type',
  data: { heating_fuel: ['oil'] },
})

/** For each route that takes an id in its path or body and reads a body: one it would accept, but for the id. */
export const walkedBodies: Readonly<Record<string, (id: string) => object>> = {
  'PUT /api/v1/users/:id': () => ({ user: { first_name: 'Mallory' } }),
  'PUT /api/v1/users/extra_info/:id': () => ({ data: { key: 'current_page', value: '/buildings' } }),
  'PUT /api/admin/v1/security/passkeys/:id': () => ({ name: 'Not mine' }),
  'PUT /api/v1/buildings/:id': () => ({ building: { city: 'Elsewhere' } }),
  'POST /api/v1/generic_items': (id) => ({ generic_item: item(id) }),
  'PUT /api/v1/generic_items/0': (id) => ({ items_list: [item(id)] }),
  'POST /api/v1/virtual_audit/virtual_audits': (id) => ({ building_id: id }),
  'POST /api/v1/report_shares': (id) => ({ building_id: id, days: 30 }),
  'PUT /api/v1/virtual_audit/plans/:building_id': () => ({
    order: 'build_order',
    budget_cents: null,
    steps: [],
  }),
}
