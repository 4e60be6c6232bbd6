import { number, text } from './field.ts'

const ENERGY = 'ConsumptionType/Energy'
const DETAIL = 'ConsumptionDetail'

/** What our own exports say beside the home: its label, the year we reckon, and what HPXML has no element for. */
export const OWN_WORDS = {
  annualUse: {
    at: 'BuildingDetails/BuildingSummary/AnnualEnergyUse/ConsumptionInfo',
    fields: {
      fuel: text(`${ENERGY}/FuelType`),
      unit: text(`${ENERGY}/UnitofMeasure`),
      interval: text(`${ENERGY}/IntervalType`),
      use: number(`${DETAIL}/Consumption`),
      reading: text(`${DETAIL}/ReadingType`),
      cost: number(`${DETAIL}/ConsumptionCost`),
    },
  },
  labels: {
    at: 'BuildingDetails/GreenBuildingVerifications/GreenBuildingVerification',
    fields: {
      type: text('Type'),
      otherType: text('OtherType'),
      score: number('Metric'),
      rating: text('Rating'),
    },
  },
  /** Answers that the elements of HPXML do not give back as they were given. */
  answers: {
    at: 'extension/Answers/Answer',
    fields: {
      section: text('Section'),
      field: text('Field'),
      /** Several values stand apart by spaces; without one, nobody answered. */
      value: text('Value'),
      /** What the elements say instead; where they were changed since, they count. */
      instead: text('Instead'),
    },
  },
  /** What the building's record says, which a person need not have answered. */
  record: {
    at: 'extension/Record/Figure',
    fields: { name: text('Name'), value: text('Value') },
  },
} as const
