export type DemoCode = 'lakeshore' | 'boreale' | 'tejo'
export type TestPartner = { readonly id: string; readonly code: DemoCode; readonly host: string }
