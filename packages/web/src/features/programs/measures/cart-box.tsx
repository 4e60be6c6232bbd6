import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { withMeasures } from '@hearthlight/domain/programs/measures/live-incentive'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import styles from './cart-box.module.css'
import { cartCount } from './cart-count.ts'
import { IncentiveSum } from './incentive-sum.tsx'

const SHOWN = 3

type Props = {
  project: ProjectDetails
  /** In place of what is saved: what is chosen on the page just now. */
  chosen?: readonly Retrofit[] | undefined
}

/** What is in the cart beside every step, where the partner has one and the program has measures. */
export function CartBox({ project, chosen }: Props) {
  const { measureCart } = useFeatures()
  const hasMeasures = project.steps.some(({ type }) => type === 'measurelist' || type === 'measuredetails')
  return measureCart && hasMeasures ? <Cart project={project} chosen={chosen} /> : null
}

function Cart({ project, chosen }: Props) {
  // A sum also speaks in the words of incentives. Loading them with its first line would hide the page while somebody clicks.
  const { t } = useTranslation(['applications', 'incentives'])
  const { pathname } = useLocation()
  const { img_url, is_icon, text, tooltip_text } =
    usePartner().settings.fulfill_sync_details.settings.project_measures_cart
  const to = pathTo('measure-cart', { id: project.id })
  const retrofits = chosen ?? project.retrofits
  const count = retrofits.length
  return (
    <aside
      className={styles.cart}
      data-empty={count === 0 || undefined}
      aria-label={text ?? t('cart.label')}
      title={tooltip_text ?? undefined}
    >
      <div className={styles.head}>
        {is_icon || img_url === null ? <CartIcon /> : <img src={img_url} alt="" />}
        <p>
          <b>{count === 0 ? t('cart.none') : t('cart.count', { count })}</b>
          <br />
          <span className="note">{t('number', { number: project.number })}</span>
        </p>
        {count > 0 && (
          <span className={`${styles.count} num`} aria-hidden="true">
            {cartCount(count)}
          </span>
        )}
      </div>
      <p className={`note ${styles.id}`}>{t('cart.project_id', { id: project.id })}</p>
      {count === 0 && <p className={`note ${styles.footnote}`}>{t('cart.none_text')}</p>}
      {count > 0 && (
        <>
          <Lines retrofits={retrofits} />
          <Total project={chosen === undefined ? project : { ...project, ...liveTotal(project, chosen) }} />
          {pathname !== to && !isLocked(project) && (
            <LinkButton variant="secondary" size="s" to={to}>
              {t('cart.view')}
            </LinkButton>
          )}
        </>
      )}
    </aside>
  )
}

/** What is worked out here, where the program says how; else the server does it when the choice is saved. */
function liveTotal(project: ProjectDetails, chosen: readonly Retrofit[]) {
  const isOpen = chosen.some(({ incentive, paid_by }) => incentive === null && paid_by == null)
  const { total_incentive, total_basis } = withMeasures(project, chosen)
  return { total_incentive: isOpen ? null : total_incentive, total_basis }
}

type Summed = Omit<ProjectDetails, 'total_incentive'> & { readonly total_incentive: string | null }

function Total({ project }: { project: Summed }) {
  const { t } = useTranslation('applications')
  const { labels } = useQuery(pageQuery('measurecart', project)).data ?? {}
  return (
    <>
      <p className={styles.total}>
        <span>{labels?.total ?? t('cart.total')}*</span>
        <b className="num">
          <IncentiveSum amount={project.total_incentive} basis={project.total_basis} />
        </b>
      </p>
      <p className={`note ${styles.footnote}`}>* {labels?.footnote ?? t('cart.footnote')}</p>
    </>
  )
}

/** The first few; the cart itself has them all. */
function Lines({ retrofits }: { retrofits: readonly Retrofit[] }) {
  const { t } = useTranslation('applications')
  const more = retrofits.length - SHOWN
  return (
    <ul className={styles.lines}>
      {retrofits.slice(0, SHOWN).map((measure) => (
        <li key={measure.program_measure_id}>
          <span>{measure.name}</span>
          {measure.incentive !== null && (
            <b className="num">
              <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
            </b>
          )}
        </li>
      ))}
      {more > 0 && <li className="note">{t('cart.more', { count: more })}</li>}
    </ul>
  )
}

const CartIcon = () => (
  <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M3 6h4l3 15h15l3-11H9M12 27a1.5 1.5 0 1 0 0.01 0M23 27a1.5 1.5 0 1 0 0.01 0" />
  </svg>
)
