const COPIED =
  'user_id, fields, prefilled_fields, virtual_audit_mode, extra_info, va_recommended, revision, field_revisions'

/**
 * So many more homes like this one with their readings, as a script: what is in it happens together. `more` may copy what
 * else hangs from a home; the table `copied` has the ids.
 */
export const copyHomes = (home: string, count: number, more = '') => `
  create temporary table copied as
    select gen_random_uuid() as building, gen_random_uuid() as series, gen_random_uuid() as work, generate_series(1, ${count}) as no;
  insert into buildings (partner_id, id, ${COPIED})
    select partner_id, building, ${COPIED} from buildings, copied where id = '${home}';
  insert into meter_series select s.partner_id, c.series, c.building, s.fuel, s.unit, s.direction, s.step, s.point,
    s.source, s.utility, s.label, s.corrected, s.created_at, s.updated_at, s.consents
    from meter_series s, copied c where s.building_id = '${home}';
  insert into meter_readings select r.partner_id, c.series, c.building, r.starts_on, r.readings, r.first_at, r.end_at,
    r.count, r.estimated, r.known_seconds
    from meter_readings r, copied c where r.building_id = '${home}';
  ${more}
  drop table copied`
