import { type Oklch, parseColour, toHex, toRgb } from '@hearthlight/domain/partner/look/colour'
import { COLOUR_PATTERN, ThemeConfig } from '@hearthlight/domain/partner/look/theme-config'
import { type Contrast, contrasts } from '@hearthlight/domain/studio/contrasts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { TypedNumber } from '../../editor/fields/typed-decimal.tsx'
import styles from '../values.module.css'
import type { LeafProps } from './value-props.ts'

const AXES = [
  { name: 'l', most: 1, step: 0.01, digits: 2 },
  { name: 'c', most: 0.3, step: 0.005, digits: 3 },
  { name: 'h', most: 360, step: 1, digits: 0 },
] as const

const written = ({ l, c, h }: Oklch) => `oklch(${l.toFixed(2)} ${c.toFixed(3)} ${h.toFixed(0)})`

/** What the slider of one axis leads through, the other two staying as they are. */
const rampOf = (colour: Oklch, axis: keyof Oklch, most: number) => {
  const stops = Array.from({ length: 9 }, (_, at) => toHex(toRgb({ ...colour, [axis]: (most * at) / 8 })))
  return `linear-gradient(to right, ${stops.join(', ')})`
}

/** A colour by what it is called or by its light, strength and hue, with the contrasts it gives. */
export function ColourEditor({ field, label, value, onChange }: LeafProps) {
  const { t } = useTranslation('admin-site')
  const text = typeof value === 'string' ? value : ''
  const isColour = COLOUR_PATTERN.test(text)
  const colour = isColour ? parseColour(text) : undefined
  return (
    <div className={styles.stack}>
      <div className={styles.colour}>
        <svg viewBox="0 0 44 44" className={styles.swatch} aria-hidden="true">
          <rect width="44" height="44" rx="8" fill={colour ? toHex(toRgb(colour)) : 'none'} />
        </svg>
        <TextField
          label={label}
          isLabelHidden
          spellCheck={false}
          value={text}
          error={isColour ? undefined : t('colour.wrong')}
          onChange={onChange}
        />
      </div>
      {colour !== undefined &&
        AXES.map(({ name, most, step, digits }) => (
          <div key={name} className={styles.axis}>
            <label>
              <span>{t(`colour.${name}`)}</span>
              <input
                type="range"
                min={0}
                max={most}
                step={step}
                value={colour[name]}
                style={{ ['--ramp' as string]: rampOf(colour, name, most) }}
                onChange={({ target }) => onChange(written({ ...colour, [name]: Number(target.value) }))}
              />
            </label>
            <TypedNumber
              label={t('colour.number', { axis: t(`colour.${name}`) })}
              isLabelHidden
              value={Number(colour[name].toFixed(digits))}
              onChange={(typed) => {
                if (typeof typed === 'number' && typed >= 0 && typed <= most)
                  onChange(written({ ...colour, [name]: typed }))
              }}
            />
          </div>
        ))}
      {field.key === 'colour' && colour !== undefined && (
        <ContrastTable contrasts={contrasts(ThemeConfig.parse({ colour: text }))} />
      )}
    </div>
  )
}

function ContrastTable({ contrasts: rows }: { contrasts: readonly Contrast[] }) {
  const { t } = useTranslation('admin-site')
  return (
    <table className={styles.contrasts}>
      <thead>
        <tr>
          <th scope="col">{t('contrast.pair')}</th>
          <th scope="col">{t('contrast.ratio')}</th>
          <th scope="col">{t('contrast.least')}</th>
          <th scope="col">{t('contrast.check')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, fore, ground, ratio, least, passes }) => (
          <tr key={name}>
            <th scope="row">
              <svg viewBox="0 0 30 20" aria-hidden="true">
                <rect width="30" height="20" rx="4" fill={ground} />
                <text x="15" y="14.5" fill={fore} textAnchor="middle">
                  Aa
                </text>
              </svg>
              {t(`contrast.${name}`)}
            </th>
            <td className="num">{ratio.toFixed(1)}:1</td>
            <td className="num">{least}</td>
            <td>
              <Icon name={passes ? 'check' : 'alert'} /> {t(passes ? 'contrast.passes' : 'contrast.fails')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
