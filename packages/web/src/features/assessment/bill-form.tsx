import type { BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import { asBill } from '@hearthlight/domain/buildings/building-limits'
import { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { BILL_FIELDS } from '@hearthlight/domain/partner/sections/default-building-fields'
import { FUELS } from '@hearthlight/domain/shared/vocabulary'
import { useMemo } from 'react'
import { useBillDoubts, useTypedRecord } from '../../forms/bill-doubts.tsx'
import type { QuestionForm } from '../../forms/use-question-form.ts'
import { usePartner } from '../../platform/partner.ts'
import { useAnswerState } from './answers/answer-store.ts'
import { useInput } from './live-home/use-live-estimate.ts'
import type { WizardHome } from './wizard-home.ts'

const DEFINITIONS = BILL_FIELDS.map((field) => FieldDefinition.parse(field))

/** The bills a home has: one that is heated by electricity alone has no second bill. */
export function useBillFields({ building }: WizardHome): readonly FieldDefinition[] {
  const { currency_icon: currency, settings } = usePartner()
  const { fields: own } = settings.sections.building_details
  const fuel = useHeatingFuel() ?? building.heating_type
  const isElectric = fuel === 'electricity'
  return useMemo(() => {
    // The server checks the record by the partner's form, so what that offers is offered here.
    const offered = (field: FieldDefinition) =>
      own.find(({ name }) => name === field.name)?.options ?? field.options
    return DEFINITIONS.filter(({ name }) => !isElectric || name.startsWith('electric')).map((field) =>
      asBill({ ...field, options: offered(field) }, currency),
    )
  }, [isElectric, currency, own])
}

const useHeatingFuel = () =>
  useAnswerState(({ sections }) => {
    const named = sections.fuel_type?.data['heating_fuel']?.[0]
    return FUELS.find((fuel) => fuel === named)
  })

/** The home with the bills as they stand on the screen, saved or not. */
export function useTypedBills(home: WizardHome, form: QuestionForm): WizardHome {
  const typed = useTypedRecord(form)
  const key = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the record; a new object of the same is nothing new
  return useMemo(() => {
    const bills = Object.entries(typed).map(([name, value]) => [name, value ?? null] as const)
    const names = new Set(bills.flatMap(([name, value]) => (value === null ? [] : [name])))
    const { building } = home
    return {
      ...home,
      building: {
        ...building,
        ...(Object.fromEntries(bills) as Partial<BuildingFields>), // the names are those of the record
        prefilled_fields: building.prefilled_fields.filter((name) => !names.has(name)),
      },
    }
  }, [home, key])
}

/** A figure that cannot be this home's is asked about where it stands. */
export function useDoubts({ building, climate }: WizardHome, form: QuestionForm) {
  const recorded = FUELS.find((fuel) => fuel === building.heating_type)
  const fuel = useHeatingFuel() ?? recorded
  const area = useInput('area_basics', 'floor_area')?.value
  const { place } = climate
  return useBillDoubts(form, { fuel, areaM2: typeof area === 'number' ? area : undefined, place })
}
