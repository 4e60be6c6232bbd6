/** The shell is kept on the device, so the app opens without a connection. In development it would only hide changes. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A refused registration (a private window, a full disk) costs only the offline start.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
