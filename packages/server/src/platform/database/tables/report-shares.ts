export type ReportShareTables = {
  report_shares: {
    partner_id: string
    id: string
    building_id: string
    user_id: string
    token_hash: string
    created_at: Date
    ends_at: Date
  }
}
