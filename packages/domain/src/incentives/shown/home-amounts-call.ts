// Apart from the schema: the home page comes without the library that reads one.
export const HOME_AMOUNTS_PATH = '/api/v1/home_amounts'
/** Under which name the web app keeps it: the server hands it over by the same. */
export const HOME_AMOUNTS_KEY = ['home-amounts'] as const
