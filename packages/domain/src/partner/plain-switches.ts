/** Switches `enable_…` whose feature has another name or asks for more; `features` says which. */
type Explained =
  | 'enable_sign_up_integrated'
  | 'enable_admin_user_sign_up'
  | 'enable_sign_up_proof_of_work'
  | 'enable_default_advanced_mode'
  | 'enable_bills_step'
  | 'enable_applications_integrated'
  | 'enable_offers_public_page'
  | 'enable_partner_guest_user'
  | 'enable_energy_advisor_preference'

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type Plain<Settings> = {
  [Key in Exclude<keyof Settings, Explained> as Key extends `enable_${infer Name}`
    ? Camel<Name>
    : never]: boolean
}

/** `enable_live_estimate` is the feature `liveEstimate`: such a switch needs no more than its setting. */
export function plainSwitches<Settings extends object>(settings: Settings): Plain<Settings> {
  const switches = Object.entries(settings).filter(([key]) => key.startsWith('enable_'))
  const named = switches.map(([key, isOn]) => [camel(key.slice('enable_'.length)), isOn])
  // TypeScript does not follow the names of keys through a list.
  return Object.fromEntries(named) as Plain<Settings>
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
