export function installedBrowser(): string | undefined
export function findBrowser(): Promise<string | undefined>
