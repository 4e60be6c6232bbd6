import { useFormats } from '../../platform/formats.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/fields/choices/segmented.tsx'
import { Band } from '../../ui/figures/band.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { Grade, GradeScale } from '../../ui/figures/grade.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { Table } from '../../ui/figures/table.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { SaveState } from '../../ui/states/save-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Steps } from '../../ui/states/steps.tsx'

const SAVED_AT = new Date(2026, 10, 12, 10, 42)

export function KitFigures() {
  const { time } = useFormats()
  return (
    <>
      <div className="cluster">
        <Chip source="told">you told us</Chip>
        <Chip source="record">record</Chip>
        <Chip source="assumed">assumed</Chip>
      </div>
      <div className="cluster">
        <Chip tone="positive">Approved</Chip>
        <Chip tone="caution">Information Requested</Chip>
        <Chip tone="danger">Declined</Chip>
        <Chip tone="action">New</Chip>
      </div>
      <Card>
        <p className="small muted">You pay</p>
        <Figure unit="a year">$1,550</Figure>
        <Band
          now={{ low: 1200, value: 1550, high: 2050 }}
          after={{ low: 700, value: 900, high: 1100 }}
          max={3000}
        />
        <SaveState status={{ kind: 'saved', at: SAVED_AT }} time={time} />
        <SaveState status={{ kind: 'saving' }} time={time} />
        <SaveState status={{ kind: 'offline' }} time={time} />
        <SaveState status={{ kind: 'failed' }} time={time} />
      </Card>
      <div className="cluster">
        <Grade letter="A" size="s" />
        <Grade letter="D" />
        <Grade letter="G" />
        <Grade letter="C" when="after" />
      </div>
      <GradeScale
        label="Energy label"
        now={{ letter: 'E', label: 'today' }}
        after={{ letter: 'C', label: 'after the plan' }}
      />
      <Rating steps={2}>Poor</Rating>
      <Segmented
        label="Unit"
        value="money"
        onChange={() => undefined}
        options={[
          { value: 'money', label: '$' },
          { value: 'energy', label: 'kWh' },
          { value: 'co2', label: 'kg CO₂' },
        ]}
      />
      <Notice title="You changed window type">These numbers already include it.</Notice>
      <Notice tone="positive" title="Profile updated." onDismiss={() => undefined} />
      <Notice tone="caution">Do not sign with a contractor yet.</Notice>
      <Notice tone="danger" title="Validation Error">
        Please check all fields have been entered correctly
      </Notice>
      <Progress
        label="Assessment"
        doneLabel="done"
        summary="Step 2 of 3: Heating"
        steps={[
          { id: 'fuel', label: 'Fuels', state: 'done', to: '#' },
          { id: 'heating', label: 'Heating', state: 'now', to: '#' },
          { id: 'water', label: 'Hot water', state: 'ahead' },
        ]}
      />
      <Steps
        label="Application"
        steps={[
          { id: 'contact', label: 'Contact', state: 'done', to: '#' },
          { id: 'questions', label: 'Questions', state: 'now' },
          { id: 'documents', label: 'Documents', state: 'ahead' },
        ]}
      />
      <Table
        caption="By fuel, a year"
        rows={[
          { fuel: 'Natural gas', now: '1,300 therms', after: '720 therms' },
          { fuel: 'Electricity', now: '7,050 kWh', after: '6,540 kWh' },
        ]}
        rowId={(row) => row.fuel}
        columns={[
          { id: 'fuel', header: 'Fuel', cell: (row) => row.fuel },
          { id: 'now', header: 'Now', cell: (row) => row.now, isNumeric: true },
          { id: 'after', header: 'After', cell: (row) => row.after, isNumeric: true },
        ]}
      />
      <Skeleton />
    </>
  )
}
