/** The page that both links of a guest's mail open; the token stands in the fragment. Apart from the schema, for the routes. */
export const GUEST_LINK_PATH = '/application-link'
