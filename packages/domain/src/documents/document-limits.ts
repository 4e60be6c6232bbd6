/** 30 MB (spec 2 sections 5 and 9). */
export const MAX_DOCUMENT_BYTES = 31_457_280
