import { useEffect, useState } from 'react'

/** Buttons that call somebody rest so long after a click (spec 2 section 9). */
export const CLICK_LOCK_MS = 3000

export function useClickLock() {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => {
    if (!isLocked) return undefined
    const timer = setTimeout(() => setIsLocked(false), CLICK_LOCK_MS)
    return () => clearTimeout(timer)
  }, [isLocked])
  return { isLocked, lock: () => setIsLocked(true) }
}
