import type { Building } from '@hearthlight/domain/buildings/building'
import type { HpxmlFile } from '@hearthlight/domain/hpxml/read-hpxml'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './audit-file.module.css'
import { Fault } from './fault.tsx'
import { OfferedRows } from './offered-rows.tsx'
import { useOffered } from './use-offered.ts'
import { useTaking } from './use-taking.ts'

type Props = { file: HpxmlFile; building: Building }

/** What was understood of a file, and what of it the person takes. */
export function FoundAnswers({ file, building }: Props) {
  const { t } = useTranslation('audit-file')
  const offered = useOffered(file)
  const { taken, toggle, take, isPending } = useTaking(building.id, offered)
  const [told] = file.homes
  const elsewhere = otherAddress(told?.zip?.value, building.zip)
  return (
    <>
      <section className={styles.part} aria-labelledby="found">
        <h2 id="found">{t('found')}</h2>
        {elsewhere !== undefined && <Notice tone="caution">{t('elsewhere', { zip: elsewhere })}</Notice>}
        {offered.length === 0 ? <p>{t('nothing')}</p> : <p>{t('found_text')}</p>}
        <OfferedRows offered={offered} taken={taken} onToggle={toggle} />
      </section>
      <SetAside file={file} />
      {offered.length > 0 && (
        <div className={styles.actions}>
          <Button icon="arrow" isPending={isPending} onClick={() => void take()}>
            {t('take')}
          </Button>
        </div>
      )}
    </>
  )
}

const plain = (zip: string) => zip.replaceAll(/[\s-]/g, '').toUpperCase()

/** The postal code of the file, where it is another one than the home's. */
function otherAddress(told: string | undefined, own: string | null | undefined): string | undefined {
  if (told === undefined || own === null || own === undefined || own === '') return undefined
  return plain(told).slice(0, 5) === plain(own).slice(0, 5) ? undefined : told
}

/** What of the file is not taken, and why; elements that nobody here knows are named. */
function SetAside({ file: { faults, unknown } }: { file: HpxmlFile }) {
  const { t } = useTranslation('audit-file')
  const { name } = usePartner()
  return (
    <>
      {faults.length > 0 && (
        <section className={styles.part} aria-labelledby="aside">
          <h2 id="aside">{t('aside')}</h2>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.element} ${fault.reason}`}>
                <Fault fault={fault} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {unknown.length > 0 && (
        <details className={styles.part}>
          <summary>{t('unknown', { partner: name })}</summary>
          <ul className={styles.faults}>
            {unknown.map(({ element }) => (
              <li key={element}>
                <code className={styles.element}>{element.replace('Building/BuildingDetails/', '')}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
