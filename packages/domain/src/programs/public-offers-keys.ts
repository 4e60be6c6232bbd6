/** Under which names the web app keeps what the page of public offers shows: the server hands it over by the same. */
export const publicOffersKey = (buildingId: string | undefined) =>
  ['programs', 'public-offers', buildingId ?? ''] as const
export const PUBLIC_PAGE_KEY = ['programs', 'public-page'] as const
