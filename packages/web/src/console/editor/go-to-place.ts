import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import { fieldId } from '../../ui/fields/field.tsx'
import { controlName } from './editing.ts'

/** The button that opens an item. */
export const openerId = (path: JsonPath): string => `open-${controlName(path)}`

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Opens the items around a place, then shows its control, or the nearest place around it that is drawn. */
export async function goToPlace(path: JsonPath): Promise<void> {
  // What was chosen just now has to be drawn before there is something to lead to.
  await drawn()
  for (let length = 1; length <= path.length; length += 1) {
    const opener = openerOf(path.slice(0, length))
    if (opener?.getAttribute('aria-expanded') !== 'false') continue
    opener.click()
    await drawn()
  }
  for (let length = path.length; length > 0; length -= 1) {
    const found = placeAt(path.slice(0, length))
    if (found === null) continue
    found.scrollIntoView({ block: 'center' })
    const control = found.matches('input, select, textarea, button')
      ? found
      : found.querySelector('button, input, select, textarea')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
    return
  }
}

const openerOf = (path: JsonPath): HTMLElement | null =>
  document.getElementById(openerId(path)) ??
  document.querySelector<HTMLElement>(`[data-opens~="${CSS.escape(pathText(path))}"]`)

/** The control of a value, a text in its languages, a list or the item itself. */
const placeAt = (path: JsonPath): HTMLElement | null =>
  document.getElementById(fieldId(controlName(path))) ??
  document.getElementById(`list-at-${pathText(path)}`) ??
  document.getElementById(openerId(path))
