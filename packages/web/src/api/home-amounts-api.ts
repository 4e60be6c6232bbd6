import { HOME_AMOUNTS_KEY, HOME_AMOUNTS_PATH } from '@hearthlight/domain/incentives/shown/home-amounts-call'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'

const response = async () =>
  (await import('@hearthlight/domain/incentives/shown/home-amounts')).HomeAmountsResponse

/** What the incentives pay that the home page names, in words; one that is not open has none. */
export const homeAmountsQuery = queryOptions({
  queryKey: HOME_AMOUNTS_KEY,
  queryFn: async ({ signal }) => (await http.get(HOME_AMOUNTS_PATH, { response, signal })).data.attributes,
})
