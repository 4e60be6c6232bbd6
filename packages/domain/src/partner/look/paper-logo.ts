/** What can stand in a drawing and is not drawn on paper: letters, pictures, colours that run into one another. */
const NOT_DRAWN = /<(text|image|use|ellipse|polygon|polyline|line)\b|url\(#|\btransform=/

/** Whether the report on paper can draw this SVG whole; of one that holds more a part would be missing. */
export const isDrawnOnPaper = (svg: string): boolean => !NOT_DRAWN.test(svg)

/** Pictures that paper can hold as they are. */
export const isPaperBitmap = (type: string): boolean => type === 'image/png' || type === 'image/jpeg'
