import type { HousePicture as Picture } from '@hearthlight/domain/partner/pages/home-section'
import { Markdown } from '../../../platform/markdown.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { HousePicture } from '../house-picture.tsx'
import { RebateCheck } from '../rebate-check.tsx'
import styles from './steps-section.module.css'

type Step = { readonly title: string; readonly text: string; readonly house?: Picture | undefined }
type Props = { title?: string; items: readonly Step[] }

export function StepsSection({ title, items }: Props) {
  const { name } = usePartner()
  return (
    <section className="section">
      <div className="page">
        {title !== undefined && (
          <div className="section__head">
            <h2>{title}</h2>
          </div>
        )}
        <ol className={styles.steps} data-even={items.length % 2 === 0 || undefined}>
          {items.map((step, index) => (
            <li key={step.title} className={styles.item}>
              {step.house !== undefined && (
                <div className={styles.picture}>
                  <HousePicture picture={step.house} />
                  {step.house.check !== undefined && <RebateCheck amount={step.house.check} from={name} />}
                </div>
              )}
              <h3>
                <span className={styles.number}>{index + 1}</span>
                {step.title}
              </h3>
              <div className={styles.text}>
                <Markdown text={step.text} headingLevel={4} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
