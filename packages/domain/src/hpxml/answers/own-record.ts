import { ASSESSED_FIELDS, type AssessedBuilding } from '../../assessment/answers/assessed-building.ts'
import { BuildingFields } from '../../buildings/building-fields.ts'
import type { HpxmlHome } from '../description/home.ts'

type RecordField = Exclude<(typeof ASSESSED_FIELDS)[number], 'prefilled_fields'>

const fieldOf = (name: string | undefined) =>
  ASSESSED_FIELDS.find((each): each is RecordField => each === name && each !== 'prefilled_fields')

/** What an export of ours says of the building's record; a value that the record cannot hold is left out. */
export const ownRecord = ({ record }: HpxmlHome): AssessedBuilding =>
  Object.fromEntries(
    record.flatMap(({ name, value }) => {
      const field = fieldOf(name?.value)
      if (field === undefined || value === undefined) return []
      const schema = BuildingFields.shape[field]
      const counted = schema.safeParse(Number(value.value))
      const read = counted.success ? counted : schema.safeParse(value.value)
      return read.success ? [[field, read.data]] : []
    }),
  )
