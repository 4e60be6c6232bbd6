declare module 'fontkit' {
  /** Of a font, what pdfkit asks for; to us it is opaque. */
  export type Font = { readonly postscriptName: string; layout(text: string): unknown }
  export function openSync(file: string): Font
}
