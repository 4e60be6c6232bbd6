import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Tile, Tiles } from '../../ui/figures/tile.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Icon, type IconName } from '../../ui/pictures/icon.tsx'
import { ICONS } from '../../ui/pictures/icon-drawings.ts'
import { Pictogram, type PictogramName } from '../../ui/pictures/pictogram.tsx'
import { PICTOGRAMS } from '../../ui/pictures/pictogram-drawings.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './kit.module.css'

const ICON_NAMES = Object.keys(ICONS) as IconName[]
const PICTOGRAM_NAMES = Object.keys(PICTOGRAMS) as PictogramName[]

export function KitPictures() {
  return (
    <>
      <p className="cluster">
        <LinkButton to="/dev/kit">A link that weighs like a button</LinkButton>
        <LinkButton to="/dev/kit" variant="secondary">
          Secondary
        </LinkButton>
        <LinkButton to="/dev/kit" variant="quiet">
          Quiet
        </LinkButton>
        <ArrowLink to="/dev/kit">Read on</ArrowLink>
      </p>
      <Tiles>
        <Tile name="You pay" now="$2,800" unit="a year" after="$1,900" afterLabel="after your plan" />
        <Tile name="You use" now="31,400" unit="kWh a year" delta="No change yet" />
      </Tiles>
      <EmptyState
        title="No building yet"
        headingLevel={2}
        action={<Button>Add your home</Button>}
        picture={<Skeleton shape="picture" />}
      >
        <p className="lead">Your homes and their reports will be here.</p>
      </EmptyState>
      <EmptyState kind="fail" title="We could not load this" headingLevel={2}>
        <p className="lead">What you saved is safe. Please try again in a few minutes.</p>
      </EmptyState>
      <Skeleton shape="card" />
      <ul className={styles.pictures}>
        {PICTOGRAM_NAMES.map((name) => (
          <li key={name}>
            <Pictogram name={name} size="l" />
            <span className="small">{name}</span>
          </li>
        ))}
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size="m" />
            <span className="small">{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
