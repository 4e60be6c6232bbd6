import { type JsonPath, pathText } from '@hearthlight/domain/studio/json-path'
import { fieldId } from '../../../ui/fields/field.tsx'
import { controlName } from './editing.ts'

/** Shows the control of a place, or of the nearest place around it that is drawn. */
export function goToPlace(path: JsonPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const name = controlName(path.slice(0, length))
    const found =
      document.getElementById(fieldId(name)) ??
      document.getElementById(`list-at-${pathText(path.slice(0, length))}`)
    if (found === null) continue
    found.scrollIntoView({ block: 'center' })
    const control = found.matches('input, select, textarea')
      ? found
      : found.querySelector('button, input, select')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
    return
  }
}
