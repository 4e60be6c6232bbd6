/**
 * The zone of most homes of a state or province, and of the parts of it that keep another time, by the first characters of
 * their postal code. Boundaries: 49 CFR part 71 (United States), the provinces' own time acts (Canada). Where one prefix
 * has homes on both sides of a boundary (parts of Upper Michigan, the Dakotas, Nebraska, Kansas) the larger side decides.
 */
type Zones = { readonly zone: string; readonly except?: Readonly<Record<string, string>> }

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'
const all = (codes: string, zone: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [code, { zone }]))
const also = (zone: string, prefixes: string) =>
  Object.fromEntries(prefixes.split(' ').map((prefix) => [prefix, zone]))

const UNITED_STATES: Readonly<Record<string, Zones>> = {
  ...all('CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV', EASTERN),
  ...all('AL AR IL IA KS LA MN MS MO OK WI', CENTRAL),
  ...all('CO MT NM UT WY', MOUNTAIN),
  ...all('CA NV WA', PACIFIC),
  AK: { zone: 'America/Anchorage' },
  AZ: { zone: 'America/Phoenix' },
  FL: { zone: EASTERN, except: also(CENTRAL, '324 325') },
  GU: { zone: 'Pacific/Guam' },
  HI: { zone: 'Pacific/Honolulu' },
  ID: { zone: 'America/Boise', except: also(PACIFIC, '835 838') },
  IN: { zone: 'America/Indiana/Indianapolis', except: also(CENTRAL, '463 464 476 477') },
  KY: { zone: EASTERN, except: also(CENTRAL, '420 421 422 423 424') },
  MI: { zone: 'America/Detroit' },
  ND: { zone: CENTRAL, except: also(MOUNTAIN, '586') },
  NE: { zone: CENTRAL, except: also(MOUNTAIN, '693') },
  OR: { zone: PACIFIC, except: also('America/Boise', '979') },
  PR: { zone: 'America/Puerto_Rico' },
  SD: { zone: CENTRAL, except: also(MOUNTAIN, '577') },
  TN: { zone: CENTRAL, except: also(EASTERN, '373 374 376 377 378 379') },
  TX: { zone: CENTRAL, except: also(MOUNTAIN, '798 799 885') },
  VI: { zone: 'America/Puerto_Rico' },
}

const ALBERTA = 'America/Edmonton'
const CANADA: Readonly<Record<string, Zones>> = {
  AB: { zone: ALBERTA },
  BC: { zone: 'America/Vancouver', except: { ...also('America/Dawson_Creek', 'V1G V1J'), V1C: ALBERTA } },
  MB: { zone: 'America/Winnipeg' },
  NB: { zone: 'America/Moncton' },
  NL: { zone: 'America/St_Johns', except: also('America/Goose_Bay', 'A0P A2V') },
  NS: { zone: 'America/Halifax' },
  NT: { zone: ALBERTA },
  NU: { zone: 'America/Iqaluit', except: { X0B: ALBERTA, X0C: 'America/Rankin_Inlet' } },
  ON: { zone: 'America/Toronto', except: also('America/Winnipeg', 'P0W P0X P8N P8T P9A P9N') },
  PE: { zone: 'America/Halifax' },
  QC: { zone: 'America/Toronto', except: { G4T: 'America/Halifax' } },
  SK: { zone: 'America/Regina', except: { S9V: ALBERTA } },
  YT: { zone: 'America/Whitehorse' },
}

const MADEIRA = also('Atlantic/Madeira', '90 91 92 93 94')
const AZORES = also('Atlantic/Azores', '95 96 97 98 99')

export const PORTUGAL: Zones = { zone: 'Europe/Lisbon', except: { ...MADEIRA, ...AZORES } }

export const ZONES: Readonly<Record<string, Readonly<Record<string, Zones>>>> = {
  US: UNITED_STATES,
  CA: CANADA,
}

/** Every zone that a home of some partner may be in, each once, in the order of their names. */
export const ALL_ZONES: readonly string[] = [
  ...new Set(
    [PORTUGAL, ...Object.values(ZONES).flatMap((regions) => Object.values(regions))].flatMap(
      ({ zone, except = {} }) => [zone, ...Object.values(except)],
    ),
  ),
].toSorted()
