import { streetOf } from '@hearthlight/domain/buildings/home-address'
import type { UnderstoodSeries } from '@hearthlight/domain/meters/stored/read-series'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buildingsQuery } from '../../../api/buildings-api.ts'
import { useIsOnline } from '../../../platform/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import reading from '../reading/reading.module.css'
import { useMeterWords } from '../use-meter-words.ts'
import styles from './keep-box.module.css'
import { type Question, type StoredCounts, useKeep } from './use-keep.ts'

/** As many homes as a list on a card can hold. */
const LISTED = 20

type Props = {
  series: readonly UnderstoodSeries[]
  buildingId: string
  isGoing: boolean
  onKept: (counts: StoredCounts, buildingId: string) => void
  onLeave: () => void
}

/** Which home and which meters; nothing leaves the device before Keep. */
export function KeepBox({ series, buildingId, isGoing, onKept, onLeave }: Props) {
  const { t } = useTranslation('energy-use')
  const why = useId()
  const { buildings = [] } = useQuery(buildingsQuery(0, LISTED)).data ?? {}
  const [homeId, setHomeId] = useState(buildingId)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const { keep, isKeeping, question, failure } = useKeep(onKept)
  const isOnline = useIsOnline()
  const chosen = series.filter(({ id }) => !leftOut.includes(id))
  const hindrance = hindranceOf({ isGoing, isOnline, isNone: chosen.length === 0 })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hindrance === null && !isKeeping) void keep(homeId, chosen)
  }
  return (
    <form className={styles.place} onSubmit={submit}>
      <Card className={styles.box}>
        {buildings.length > 1 && (
          <RadioGroup
            label={t('keep.home')}
            layout="list"
            value={homeId}
            onChange={setHomeId}
            choices={buildings.map((home) => ({
              value: home.id,
              label: home.building_name || streetOf(home),
              hint: home.building_name ? streetOf(home) : undefined,
            }))}
          />
        )}
        <Meters series={series} leftOut={leftOut} onChange={setLeftOut} />
        <dl className={reading.facts}>
          <div>
            <dt>{t('keep.kept')}</dt>
            <dd>{t('keep.kept_text')}</dd>
          </div>
          <div>
            <dt>{t('keep.left')}</dt>
            <dd>{t('keep.left_text')}</dd>
          </div>
        </dl>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Button
          type="submit"
          isDisabled={hindrance !== null}
          isPending={isKeeping}
          aria-describedby={hindrance === null ? undefined : why}
        >
          {t('keep.do')}
        </Button>
        {hindrance !== null && (
          <p id={why} className="note">
            {t(`keep.${hindrance}`)}
          </p>
        )}
        <Button variant="secondary" onClick={onLeave}>
          {t('keep.do_not')}
        </Button>
      </Card>
      {question !== null && <Ask question={question} />}
    </form>
  )
}

type State = { isGoing: boolean; isOnline: boolean; isNone: boolean }

function hindranceOf({ isGoing, isOnline, isNone }: State): 'wait' | 'none' | 'offline' | null {
  if (isGoing) return 'wait'
  if (isNone) return 'none'
  return isOnline ? null : 'offline'
}

type MetersProps = {
  series: readonly UnderstoodSeries[]
  leftOut: readonly string[]
  onChange: (leftOut: readonly string[]) => void
}

function Meters({ series, leftOut, onChange }: MetersProps) {
  const { t } = useTranslation('energy-use')
  const words = useMeterWords()
  return (
    <fieldset className={styles.meters}>
      <legend>{t('keep.meters')}</legend>
      {series.map(({ id, key }) => (
        <Checkbox
          key={id}
          label={`${words.meter(key)}, ${words.step(key.step)}`}
          value={!leftOut.includes(id)}
          onChange={(isKept) => onChange(isKept ? leftOut.filter((each) => each !== id) : [...leftOut, id])}
        />
      ))}
    </fieldset>
  )
}

function Ask({ question: { series, words, answer } }: { question: Question }) {
  const { t } = useTranslation('energy-use')
  const { meter } = useMeterWords()
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={() => answer(false)}
      title={t('keep.ask_title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('keep.ask_leave')}
          </Button>
          <Button onClick={() => answer(true)}>{t('keep.ask_take')}</Button>
        </>
      }
    >
      <p>
        <b>{meter(series.key)}</b>
      </p>
      <p>{words}</p>
    </Modal>
  )
}
