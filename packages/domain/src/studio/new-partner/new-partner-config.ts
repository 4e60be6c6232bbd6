import type { JsonObject } from '../../shared/json-path.ts'
import type { NewPartner } from './new-partner.ts'
import { type ByLanguage, NEW_PARTNER_TEXTS } from './new-partner-texts.ts'

const METRIC = {
  area_unit: 'square_meters',
  temperature_unit: 'celsius',
  insulation_unit: 'rsi_value',
} as const
const COUNTRIES = {
  US: { currency_code: 'USD', currency_icon: '$', time_zone: 'America/Chicago', units: {} },
  CA: {
    currency_code: 'CAD',
    currency_icon: '$',
    time_zone: 'America/Toronto',
    units: { ...METRIC, area_unit: 'square_feet', gas_unit: 'm3' },
  },
  PT: {
    currency_code: 'EUR',
    currency_icon: '€',
    time_zone: 'Europe/Lisbon',
    units: { ...METRIC, gas_unit: 'kWh', insulation_unit: 'u_value' },
  },
} as const

export type NewPartnerPictures = { readonly logo: string; readonly icon: string; readonly art: string }

/** A whole working site of a few answers; every text is there in every language of it. */
export function newPartnerConfig(given: NewPartner, pictures: NewPartnerPictures): JsonObject {
  const { units, ...country } = COUNTRIES[given.country]
  const { contact_email, languages, name, code } = given
  return {
    code,
    name,
    contact_email,
    country: given.country,
    languages,
    ...country,
    logo_url: pictures.logo,
    logo_icon_url: pictures.icon,
    theme: { colour: given.colour },
    settings: {
      ...units,
      ...switches(given),
      // People of a site with several languages choose theirs.
      ...(languages.length > 1 && { localize: { enable: 'enabled', key: code } }),
      report_file_name: words(given)('fileName'),
      terms_links: [
        { label: words(given)('use'), url: '/terms-and-conditions#terms' },
        { label: words(given)('privacy'), url: '/terms-and-conditions#privacy' },
      ],
      sections: sections(given, pictures),
    },
    hosts: { names: [given.host] },
  }
}

function switches({ modules }: NewPartner) {
  const has = (module: NewPartner['modules'][number]) => modules.includes(module)
  return {
    enable_assessment: has('assessment'),
    enable_incentives: has('incentives'),
    enable_applications_integrated: has('applications'),
    // Guests begin at the public offers, which lead to applications.
    enable_offers_public_page: has('applications') && has('guests'),
    enable_partner_guest_user: has('applications') && has('guests'),
    schedule_plan_timeslots_user: has('advisors'),
  }
}

/** A text in the languages of the site, with its values; one language is written plainly. */
function words({ languages, name, contact_email }: NewPartner) {
  const filled = (text: string) => text.replace('{{name}}', name).replace('{{email}}', contact_email)
  return (key: keyof typeof NEW_PARTNER_TEXTS): string | Record<string, string> => {
    const texts: ByLanguage = NEW_PARTNER_TEXTS[key]
    const [only, ...others] = languages
    if (only !== undefined && others.length === 0) return filled(texts[only])
    return Object.fromEntries(languages.map((language) => [language, filled(texts[language])]))
  }
}

const FRAME = [448, 400]
const LEAKY = { attic_insulation: 'none', wall_insulation: 'none' }
const TIGHT = { attic_insulation: 'excellent', wall_insulation: 'good', window_type: 'triple' }

function sections(given: NewPartner, { art }: NewPartnerPictures) {
  const t = words(given)
  const step = (title: 'describe' | 'see' | 'pays', answers: Record<string, string>) => ({
    title: t(title),
    text: t(`${title}Text`),
    house: { description: t(`${title}Picture`), answers, frame: FRAME },
  })
  const steps = [
    step('describe', LEAKY),
    step('see', { ...LEAKY, wall_insulation: 'average' }),
    step('pays', TIGHT),
  ]
  const start = { label: t('start'), route: 'sign-up' }
  return {
    home: {
      title: t('tab'),
      sections: [
        {
          type: 'hero',
          layout: 'split',
          title: t('hero'),
          text: t('heroText'),
          note: t('heroNote'),
          art_url: art,
          art_alt: t('art'),
          call_to_action: start,
          second_call_to_action: { label: t('how'), route: 'how-it-works' },
        },
        { type: 'steps', title: t('steps'), items: steps },
      ],
    },
    how_it_works: { title: t('how'), text: t('heroText'), steps, call_to_action: start },
    about: { title: t('about'), text: t('aboutText'), call_to_action: start },
    terms_and_conditions: {
      title: t('terms'),
      items: [
        { id: 'terms', title: t('use'), text: t('useText') },
        { id: 'privacy', title: t('privacy'), text: t('privacyText') },
      ],
    },
    footer: { links: [{ label: t('privacy'), url: '/terms-and-conditions#privacy' }] },
  }
}
