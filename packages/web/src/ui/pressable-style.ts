/**
 * React Aria writes a style element for touch into the page unless an element with this id is there. Our content
 * security policy forbids inline styles, so the rule stands in `number-stepper.module.css` and this element in its place.
 */
const STYLE_ID = 'react-aria-pressable-style'

if (typeof document !== 'undefined' && document.getElementById(STYLE_ID) === null) {
  const place = document.createElement('meta')
  place.id = STYLE_ID
  document.head.append(place)
}
