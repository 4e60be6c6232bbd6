import {
  HOME_AMOUNTS_KEY,
  HOME_AMOUNTS_PATH,
  HomeAmountsResponse,
} from '@hearthlight/domain/incentives/home-amounts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'

/** What the incentives pay that the home page names, in words; one that is not open has none. */
export const homeAmountsQuery = queryOptions({
  queryKey: HOME_AMOUNTS_KEY,
  queryFn: async ({ signal }) =>
    (await http.get(HOME_AMOUNTS_PATH, { response: HomeAmountsResponse, signal })).data.attributes,
})
