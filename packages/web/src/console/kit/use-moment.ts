import { useFormats } from '../../platform/formats.ts'

/** A moment as people at the partner's place say it: the day and the time. */
export function useMoment(): (iso: string) => string {
  const { date, time } = useFormats()
  return (iso) => `${date(new Date(iso))} ${time(new Date(iso))}`
}
