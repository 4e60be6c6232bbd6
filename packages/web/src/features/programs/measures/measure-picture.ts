import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { measurePictogram } from '../../../home/measure-pictogram.ts'
import type { PictogramName } from '../../../ui/pictures/pictogram.tsx'
import { isPictogram } from '../../../ui/pictures/pictogram-drawings.ts'

/** The pictogram that the program names, else the one of the measure of a home report that it is. */
export function measurePicture(measure: Pick<Retrofit, 'picture' | 'pays_for'>): PictogramName {
  const named = measure.picture ?? undefined
  return isPictogram(named) ? named : measurePictogram(measure.pays_for?.[0] ?? '')
}
