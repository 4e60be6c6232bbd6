import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { linkTarget } from '../../../platform/link-target.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { EndUseChart } from '../../../ui/charts/end-use-chart.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Table } from '../../../ui/figures/table.tsx'
import styles from './typical-house-section.module.css'

type TypicalHouse = Extract<HomeSection, { type: 'typical_house' }>

const USES = [
  { key: 'heating', use: 'heating' },
  { key: 'appliances', use: 'appliances' },
  { key: 'hot_water', use: 'hot-water' },
  { key: 'cooling', use: 'cooling' },
  { key: 'ventilation', use: 'ventilation' },
] as const

/** What a usual house of the region spends, so that a person can place their own. */
export function TypicalHouseSection({ section }: { section: TypicalHouse }) {
  const link = section.link === undefined ? undefined : linkTarget(section.link)
  return (
    <section className="section">
      <div className={classNames('page', styles.finding)}>
        <Costs section={section} />
        {section.aside !== undefined && (
          <aside className={styles.aside}>
            <Markdown text={section.aside} headingLevel={3} />
            {link !== undefined && 'to' in link && <ArrowLink to={link.to}>{section.link?.label}</ArrowLink>}
          </aside>
        )}
      </div>
    </section>
  )
}

function Costs({ section }: { section: TypicalHouse }) {
  const { t } = useTranslation('shared')
  const { money } = useFormats()
  const values = USES.map(({ key, use }) => ({
    use,
    name: section.use_names[key] ?? t(`use.${key}`),
    before: section.yearly_costs[key],
  })).filter(({ before }) => before > 0)
  return (
    <EndUseChart
      title={section.title}
      subtitle={section.subtitle}
      note={section.source}
      values={values}
      format={money}
      words={{ now: section.label, after: '', saved: '' }}
      table={
        <Table
          caption={section.title}
          isCaptionHidden
          columns={[
            { id: 'use', header: t('use.heading'), cell: (row) => row.name },
            { id: 'cost', header: section.label, cell: (row) => money(row.before), isNumeric: true },
          ]}
          rows={values}
          rowId={(row) => row.use}
        />
      }
    />
  )
}
