/** SQLSTATE 23505 and 23503 (PostgreSQL, appendix A); both drivers name the constraint. */
export const isUniqueViolation = (error: unknown, constraint?: string) => violates(error, '23505', constraint)
export const isForeignKeyViolation = (error: unknown, constraint?: string) =>
  violates(error, '23503', constraint)

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
