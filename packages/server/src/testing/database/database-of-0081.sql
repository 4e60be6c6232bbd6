
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'audit_log is append-only'; end $$;

CREATE TABLE public.admins (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    default_permissions text[] DEFAULT '{}'::text[] NOT NULL,
    additional_permissions text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT admins_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.audit_log (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    on_behalf_by uuid,
    action text NOT NULL,
    record_type text NOT NULL,
    record_id text NOT NULL,
    before jsonb,
    after jsonb,
    request_id text NOT NULL
);

CREATE TABLE public.buildings (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    fields jsonb NOT NULL,
    prefilled_fields text[] DEFAULT '{}'::text[] NOT NULL,
    virtual_audit_mode text NOT NULL,
    extra_info jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    va_recommended jsonb DEFAULT '{"offers": [], "subsidies": []}'::jsonb NOT NULL,
    CONSTRAINT buildings_virtual_audit_mode_check CHECK ((virtual_audit_mode = ANY (ARRAY['lite'::text, 'advanced'::text])))
);

CREATE TABLE public.generic_items (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    building_id uuid NOT NULL,
    item_type text NOT NULL,
    data jsonb NOT NULL,
    answered_at jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.incentive_dictionaries (
    partner_id uuid NOT NULL,
    definition jsonb NOT NULL
);

CREATE TABLE public.incentives (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    project_type_id uuid NOT NULL,
    "position" integer NOT NULL,
    definition jsonb NOT NULL,
    CONSTRAINT incentives_kind_check CHECK ((kind = ANY (ARRAY['Offer'::text, 'Subsidy'::text])))
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.mails (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    "to" text NOT NULL,
    "from" text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.one_time_tokens (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    admin_id uuid,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    session_id uuid,
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm-email'::text, 'reset-password'::text, 'login-as'::text])))
);

CREATE TABLE public.operators (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    CONSTRAINT operators_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.partner_hosts (
    host text NOT NULL,
    partner_id uuid NOT NULL,
    is_alias boolean NOT NULL,
    redirect_url text
);

CREATE TABLE public.partner_versions (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    number integer NOT NULL,
    status text NOT NULL,
    config json NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    CONSTRAINT partner_versions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);

CREATE TABLE public.partners (
    id uuid NOT NULL,
    code text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.planned_results (
    partner_id uuid NOT NULL,
    building_id uuid NOT NULL,
    language text NOT NULL,
    basis text NOT NULL,
    measure_ids text NOT NULL,
    result json NOT NULL
);

CREATE TABLE public.project_types (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL
);

CREATE TABLE public.refusals (
    id text NOT NULL,
    minute timestamp with time zone NOT NULL,
    kind text NOT NULL,
    code text NOT NULL,
    route text NOT NULL,
    partner_id uuid,
    actor_kind text NOT NULL,
    actor_id uuid,
    email_hash text,
    network text NOT NULL,
    count integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    CONSTRAINT refusals_kind_check CHECK ((kind = ANY (ARRAY['sign-in'::text, 'token'::text, 'csrf'::text, 'rate'::text, 'not-allowed'::text])))
);

CREATE TABLE public.report_files (
    partner_id uuid NOT NULL,
    building_id uuid NOT NULL,
    language text NOT NULL,
    version text NOT NULL,
    file_key text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.report_plans (
    partner_id uuid NOT NULL,
    building_id uuid NOT NULL,
    plan jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.report_shares (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    building_id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sessions (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    token_hash text NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    on_behalf_by uuid,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    opened_by uuid,
    second_factor_at timestamp with time zone,
    proved_at timestamp with time zone NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL,
    CONSTRAINT sessions_acting_is_opened CHECK (((on_behalf_by IS NULL) = (opened_by IS NULL))),
    CONSTRAINT sessions_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['user'::text, 'guest'::text, 'admin'::text, 'operator'::text])))
);

CREATE TABLE public.sign_in_failures (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    who_hash text NOT NULL,
    network_hash text NOT NULL,
    failed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sso_identities (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sso_keys (
    partner_id uuid NOT NULL,
    private_key text NOT NULL,
    certificate text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sso_requests (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    key_hash text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sso_sessions (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    protocol text NOT NULL,
    subject text NOT NULL,
    subject_format text,
    session_index text,
    id_token text,
    logout_hash text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sso_sessions_protocol_check CHECK ((protocol = ANY (ARRAY['saml'::text, 'oidc'::text])))
);

CREATE TABLE public.staff_challenges (
    partner_id uuid NOT NULL,
    session_id uuid NOT NULL,
    purpose text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'sign-in'::text])))
);

CREATE TABLE public.staff_passkeys (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    rp_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

CREATE TABLE public.staff_password_tokens (
    partner_id uuid NOT NULL,
    token_hash text NOT NULL,
    staff_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.staff_recovery_codes (
    partner_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.staff_totp (
    partner_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    secret text,
    confirmed_at timestamp with time zone,
    last_step integer DEFAULT 0 NOT NULL,
    pending_secret text,
    pending_until timestamp with time zone
);

CREATE TABLE public.used_proofs (
    partner_id uuid NOT NULL,
    signature text NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.users (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text,
    name text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    mailing_address text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    region text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    community text DEFAULT ''::text NOT NULL,
    zip text DEFAULT ''::text NOT NULL,
    consent boolean DEFAULT false NOT NULL,
    subscribed boolean DEFAULT false NOT NULL,
    user_type text NOT NULL,
    partner_account_id text,
    third_party_signup boolean DEFAULT false NOT NULL,
    email_confirmed_at timestamp with time zone,
    language text NOT NULL,
    who_dunnit_admin_id uuid,
    extra_info jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_user_type_check CHECK ((user_type = ANY (ARRAY['customer'::text, 'guest'::text, 'test_guest'::text])))
);

CREATE TABLE public.utility_accounts (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    account_number text NOT NULL,
    account_key text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    name_key text NOT NULL,
    email text,
    mailing_address text NOT NULL,
    address_key text NOT NULL,
    city text NOT NULL,
    region text NOT NULL,
    country text NOT NULL,
    zip text NOT NULL,
    zip_key text NOT NULL,
    site_permission text DEFAULT ''::text NOT NULL,
    created_in_portal boolean DEFAULT false NOT NULL,
    CONSTRAINT utility_accounts_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.utility_sites (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    site_number text NOT NULL,
    address1 text NOT NULL,
    address_key text NOT NULL,
    city text NOT NULL,
    region text NOT NULL,
    country text NOT NULL,
    zip text NOT NULL
);

CREATE TABLE public.virtual_audit_results (
    partner_id uuid NOT NULL,
    audit_id uuid NOT NULL,
    language text NOT NULL,
    result json NOT NULL
);

CREATE TABLE public.virtual_audits (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    building_id uuid NOT NULL,
    engine_version text NOT NULL,
    basis text NOT NULL,
    answers jsonb NOT NULL,
    computed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.visits (
    partner_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    user_id uuid,
    landing_page text NOT NULL,
    referrer text,
    screen_width integer,
    screen_height integer
);

INSERT INTO public.admins VALUES ('0a000000-0000-7000-8000-000000000001', '0c000000-0000-7000-8000-000000000001', 'admin@north.test', 'Ada', 'hash', '{users}', '{}', '2026-11-01 08:00:00+00');

INSERT INTO public.audit_log VALUES ('0a000000-0000-7000-8000-000000000001', '4a000000-0000-7000-8000-000000000001', '2026-11-01 08:00:00+00', 'user', '0b000000-0000-7000-8000-000000000001', NULL, 'building.change', 'building', '0e000000-0000-7000-8000-000000000001', '{"city": "Bergen"}', '{"city": "Oslo"}', 'r1');
INSERT INTO public.audit_log VALUES ('0a000000-0000-7000-8000-000000000001', '4a000000-0000-7000-8000-000000000002', '2026-11-01 08:00:00+00', 'user', '0b000000-0000-7000-8000-000000000001', NULL, 'assessment.answer', 'generic_item', '1a000000-0000-7000-8000-000000000001', '{}', '{"heating_fuel": ["oil"]}', 'r2');
INSERT INTO public.audit_log VALUES ('0a000000-0000-7000-8000-000000000001', '4a000000-0000-7000-8000-000000000003', '2026-11-01 08:00:00+00', 'user', '0b000000-0000-7000-8000-000000000001', NULL, 'building.delete', 'building', '0e000000-0000-7000-8000-00000000dead', '{"address1": "3 Elm"}', NULL, 'r3');

INSERT INTO public.buildings VALUES ('0a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', '0b000000-0000-7000-8000-000000000001', '{"city": "Oslo", "address1": "1 Elm"}', '{}', 'lite', '{"current_page": "fuel-type", "building_name": "Elm", "virtual_audit": "1b000000-0000-7000-8000-000000000001"}', 7, '{}', '2026-11-01 08:00:00+00', '2026-11-02 08:00:00+00', '{"offers": [], "subsidies": []}');
INSERT INTO public.buildings VALUES ('0a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000002', '0b000000-0000-7000-8000-000000000001', '{"address1": "2 Elm"}', '{}', 'lite', '{"current_page": null, "building_name": null, "virtual_audit": null}', 1, '{}', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '{"offers": [], "subsidies": []}');

INSERT INTO public.generic_items VALUES ('0a000000-0000-7000-8000-000000000001', '1a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', 'fuel_type', '{"heating_fuel": ["oil"]}', '{}', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00');

INSERT INTO public.incentive_dictionaries VALUES ('0a000000-0000-7000-8000-000000000001', '{}');

INSERT INTO public.incentives VALUES ('0a000000-0000-7000-8000-000000000001', '0cbb4e69-0700-48bc-83c9-c25072b26919', 'I-1', 'Offer', '3a000000-0000-7000-8000-000000000001', 0, '{}');

INSERT INTO public.kysely_migration VALUES ('0001-platform-sessions-audit-mails-visits', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-partner-versions-hosts', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010-accounts-people', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0011-accounts-utility', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0012-accounts-single-sign-on', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0020-buildings', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0030-assessment', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0040-incentives-catalogue', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0050-report-plans', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0051-report-files', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0052-assessment-results-as-json', '2026-11-15T05:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0076-report-shares', '2026-11-15T21:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0063-refusals', '2026-11-15T22:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0069-building-recommendations', '2026-11-15T22:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0072-planned-results', '2026-11-15T22:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0077-used-proofs', '2026-11-15T22:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0066-sessions-device-and-opener', '2026-11-15T23:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0067-accounts-second-factor', '2026-11-15T23:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0080-sessions-proof', '2026-11-15T23:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0081-sign-in-failures-hashed', '2026-11-15T23:00:00.000Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.mails VALUES ('0a000000-0000-7000-8000-000000000001', '94ca2527-7b96-4ef2-84fb-1833ea874900', 'home@north.test', 'a@b.test', 's', 't', 'h', '2026-11-01 08:00:00+00');

INSERT INTO public.one_time_tokens VALUES ('0a000000-0000-7000-8000-000000000001', 'f986febd-843e-498c-a605-3013b00798ff', 'login-as', 't1', '0b000000-0000-7000-8000-000000000001', '0c000000-0000-7000-8000-000000000001', '2099-01-01 00:00:00+00', NULL, '2026-11-16 03:08:59.59894+00', '0f000000-0000-7000-8000-000000000001');
INSERT INTO public.one_time_tokens VALUES ('0a000000-0000-7000-8000-000000000001', '14957ed8-d1ef-490c-8b2b-7cad2705a0a1', 'confirm-email', 't2', '0b000000-0000-7000-8000-000000000001', NULL, '2099-01-01 00:00:00+00', NULL, '2026-11-16 03:08:59.59894+00', NULL);

INSERT INTO public.operators VALUES ('0d000000-0000-7000-8000-000000000001', 'op@platform.test', 'Ola', 'hash', '2026-11-01 08:00:00+00', false);

INSERT INTO public.partner_hosts VALUES ('north.localhost', '0a000000-0000-7000-8000-000000000001', false, NULL);

INSERT INTO public.partner_versions VALUES ('0a000000-0000-7000-8000-000000000001', '1bef3491-bda2-4087-8c3f-4e002e5cb9f4', 1, 'published', '{"code":"north"}', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00');

INSERT INTO public.partners VALUES ('0a000000-0000-7000-8000-000000000001', 'north', '2026-11-01 08:00:00+00');
INSERT INTO public.partners VALUES ('0a000000-0000-7000-8000-000000000002', 'south', '2026-11-01 08:00:00+00');

INSERT INTO public.planned_results VALUES ('0a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', 'en', 'basis', '', '{}');

INSERT INTO public.project_types VALUES ('0a000000-0000-7000-8000-000000000001', '3a000000-0000-7000-8000-000000000001', 'insulation');

INSERT INTO public.refusals VALUES ('r1', '2026-11-01 08:00:00+00', 'rate', 'c', '/r', '0a000000-0000-7000-8000-000000000001', 'anonymous', NULL, NULL, '10.0.0.0/24', 1, '2026-11-01 08:00:00+00');
INSERT INTO public.refusals VALUES ('r2', '2026-11-01 08:00:00+00', 'rate', 'c', '/r', NULL, 'anonymous', NULL, NULL, '10.0.0.0/24', 1, '2026-11-01 08:00:00+00');

INSERT INTO public.report_files VALUES ('0a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', 'en', 'v', 'key', '2026-11-01 08:00:00+00');

INSERT INTO public.report_plans VALUES ('0a000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', '{"order": "build_order", "steps": [], "budget_cents": null}', '2026-11-01 08:00:00+00');

INSERT INTO public.report_shares VALUES ('0a000000-0000-7000-8000-000000000001', '103542c0-e943-45be-b99a-cdf7eca3ed70', '0e000000-0000-7000-8000-000000000001', '0b000000-0000-7000-8000-000000000001', 'share', '2026-11-01 08:00:00+00', '2099-01-01 00:00:00+00');

INSERT INTO public.sessions VALUES ('0a000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000001', 'h1', 'admin', '0c000000-0000-7000-8000-000000000001', NULL, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2099-01-01 00:00:00+00', '', NULL, NULL, '2026-11-01 08:00:00+00', 0);
INSERT INTO public.sessions VALUES ('0a000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000002', 'h2', 'user', '0b000000-0000-7000-8000-000000000001', '0c000000-0000-7000-8000-000000000001', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2099-01-01 00:00:00+00', '', '0f000000-0000-7000-8000-000000000001', NULL, '2026-11-01 08:00:00+00', 0);
INSERT INTO public.sessions VALUES ('0a000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000003', 'h3', 'user', '0b000000-0000-7000-8000-000000000001', NULL, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2099-01-01 00:00:00+00', '', NULL, NULL, '2026-11-01 08:00:00+00', 0);
INSERT INTO public.sessions VALUES ('0a000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000004', 'h4', 'operator', '0d000000-0000-7000-8000-000000000001', NULL, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2099-01-01 00:00:00+00', '', NULL, NULL, '2026-11-01 08:00:00+00', 0);

INSERT INTO public.sign_in_failures VALUES ('0a000000-0000-7000-8000-000000000001', '0ed4f4f4-ad49-4a09-89db-9e1f279c039c', 'w', 'n', '2026-11-01 08:00:00+00');
INSERT INTO public.sign_in_failures VALUES ('00000000-0000-0000-0000-000000000000', '7deafab8-db2f-4094-9c5e-f7a81498575c', 'w', 'n', '2026-11-01 08:00:00+00');

INSERT INTO public.sso_identities VALUES ('0a000000-0000-7000-8000-000000000001', '6c969ed9-45ba-49e9-9aa5-e6854dae0865', '0b000000-0000-7000-8000-000000000001', 'https://issuer.test', 'subject', '2026-11-01 08:00:00+00');

INSERT INTO public.sso_keys VALUES ('0a000000-0000-7000-8000-000000000001', 'key', 'certificate', '2026-11-01 08:00:00+00');

INSERT INTO public.sso_requests VALUES ('0a000000-0000-7000-8000-000000000001', '30cc8fb4-0df6-409a-b787-83ba89d4908c', 'k', 'v', '2099-01-01 00:00:00+00');

INSERT INTO public.sso_sessions VALUES ('0a000000-0000-7000-8000-000000000001', '1024f442-db78-4b16-9472-736c65e39420', '0f000000-0000-7000-8000-000000000003', 'oidc', 'subject', NULL, NULL, NULL, NULL, '2099-01-01 00:00:00+00');
INSERT INTO public.sso_sessions VALUES ('0a000000-0000-7000-8000-000000000001', '4d8c12d5-08ae-43c4-b51a-e012d1976fe0', '0f000000-0000-7000-8000-00000000dead', 'oidc', 'subject', NULL, NULL, NULL, 'logout', '2099-01-01 00:00:00+00');

INSERT INTO public.staff_challenges VALUES ('0a000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000004', 'sign-in', 'challenge', '2099-01-01 00:00:00+00');

INSERT INTO public.staff_passkeys VALUES ('0a000000-0000-7000-8000-000000000001', 'd31f8820-cfae-469c-ac16-c3cdf31c4749', '0c000000-0000-7000-8000-000000000001', 'c1', 'k', 0, '{}', 'north.localhost', 'Key of Ada', '2026-11-01 08:00:00+00', NULL);
INSERT INTO public.staff_passkeys VALUES ('00000000-0000-0000-0000-000000000000', '5b21454e-e61b-4344-a400-428e249f7cdd', '0d000000-0000-7000-8000-000000000001', 'c2', 'k', 0, '{}', 'north.localhost', 'Key of Ola', '2026-11-01 08:00:00+00', NULL);

INSERT INTO public.staff_password_tokens VALUES ('0a000000-0000-7000-8000-000000000001', 'pt1', '0c000000-0000-7000-8000-000000000001', '2099-01-01 00:00:00+00', NULL, '2026-11-01 08:00:00+00');
INSERT INTO public.staff_password_tokens VALUES ('00000000-0000-0000-0000-000000000000', 'pt2', '0d000000-0000-7000-8000-000000000001', '2099-01-01 00:00:00+00', NULL, '2026-11-01 08:00:00+00');

INSERT INTO public.staff_recovery_codes VALUES ('0a000000-0000-7000-8000-000000000001', '0c000000-0000-7000-8000-000000000001', 'r1');
INSERT INTO public.staff_recovery_codes VALUES ('00000000-0000-0000-0000-000000000000', '0d000000-0000-7000-8000-000000000001', 'r2');

INSERT INTO public.staff_totp VALUES ('0a000000-0000-7000-8000-000000000001', '0c000000-0000-7000-8000-000000000001', 's', '2026-11-01 08:00:00+00', 0, NULL, NULL);
INSERT INTO public.staff_totp VALUES ('00000000-0000-0000-0000-000000000000', '0d000000-0000-7000-8000-000000000001', 's', '2026-11-01 08:00:00+00', 0, NULL, NULL);

INSERT INTO public.used_proofs VALUES ('0a000000-0000-7000-8000-000000000001', 'signature', '2099-01-01 00:00:00+00');

INSERT INTO public.users VALUES ('0a000000-0000-7000-8000-000000000001', '0b000000-0000-7000-8000-000000000001', 'home@north.test', NULL, 'Nora', '', '', '', '', '', '', '', '', false, false, 'customer', NULL, false, NULL, 'en', '0c000000-0000-7000-8000-000000000001', '{}', '2026-11-16 03:08:59.57823+00', '2026-11-16 03:08:59.57823+00');
INSERT INTO public.users VALUES ('0a000000-0000-7000-8000-000000000001', '0b000000-0000-7000-8000-000000000002', 'other@north.test', NULL, 'Otto', '', '', '', '', '', '', '', '', false, false, 'customer', NULL, false, NULL, 'en', '0c000000-0000-7000-8000-00000000dead', '{}', '2026-11-16 03:08:59.57823+00', '2026-11-16 03:08:59.57823+00');

INSERT INTO public.utility_accounts VALUES ('0a000000-0000-7000-8000-000000000001', '2a000000-0000-7000-8000-000000000001', 'N-1', 'N1', 'Nora', 'Berg', 'norab', 'home@north.test', '1 Elm', '1elm', 'Oslo', '', 'NO', '0150', '0150', 'edit', false);

INSERT INTO public.utility_sites VALUES ('0a000000-0000-7000-8000-000000000001', 'c362f881-c527-4dd4-b007-78a1f94b5b0d', '2a000000-0000-7000-8000-000000000001', 'S-1', '1 Elm', '1elm', 'Oslo', '', 'NO', '0150');

INSERT INTO public.virtual_audit_results VALUES ('0a000000-0000-7000-8000-000000000001', '1b000000-0000-7000-8000-000000000001', 'en', '{}');

INSERT INTO public.virtual_audits VALUES ('0a000000-0000-7000-8000-000000000001', '1b000000-0000-7000-8000-000000000001', '0e000000-0000-7000-8000-000000000001', '1', 'basis', '{}', '2026-11-01 08:00:00+00');

INSERT INTO public.visits VALUES ('0a000000-0000-7000-8000-000000000001', 'a102c419-8c6e-4691-8d23-6c7798182b5c', '2026-11-01 08:00:00+00', '0b000000-0000-7000-8000-000000000001', '/', NULL, NULL, NULL);

ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_partner_id_email_key UNIQUE (partner_id, email);

ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.buildings
    ADD CONSTRAINT buildings_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.generic_items
    ADD CONSTRAINT generic_items_partner_id_building_id_item_type_key UNIQUE (partner_id, building_id, item_type);

ALTER TABLE ONLY public.generic_items
    ADD CONSTRAINT generic_items_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.incentive_dictionaries
    ADD CONSTRAINT incentive_dictionaries_pkey PRIMARY KEY (partner_id);

ALTER TABLE ONLY public.incentives
    ADD CONSTRAINT incentives_partner_id_code_key UNIQUE (partner_id, code);

ALTER TABLE ONLY public.incentives
    ADD CONSTRAINT incentives_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_partner_id_token_hash_key UNIQUE (partner_id, token_hash);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_email_key UNIQUE (email);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.partner_hosts
    ADD CONSTRAINT partner_hosts_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.partner_versions
    ADD CONSTRAINT partner_versions_partner_id_number_key UNIQUE (partner_id, number);

ALTER TABLE ONLY public.partner_versions
    ADD CONSTRAINT partner_versions_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_code_key UNIQUE (code);

ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.planned_results
    ADD CONSTRAINT planned_results_pkey PRIMARY KEY (partner_id, building_id, language);

ALTER TABLE ONLY public.project_types
    ADD CONSTRAINT project_types_partner_id_code_key UNIQUE (partner_id, code);

ALTER TABLE ONLY public.project_types
    ADD CONSTRAINT project_types_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.refusals
    ADD CONSTRAINT refusals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.report_files
    ADD CONSTRAINT report_files_pkey PRIMARY KEY (partner_id, building_id, language);

ALTER TABLE ONLY public.report_plans
    ADD CONSTRAINT report_plans_pkey PRIMARY KEY (partner_id, building_id);

ALTER TABLE ONLY public.report_shares
    ADD CONSTRAINT report_shares_partner_id_token_hash_key UNIQUE (partner_id, token_hash);

ALTER TABLE ONLY public.report_shares
    ADD CONSTRAINT report_shares_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.sso_identities
    ADD CONSTRAINT sso_identities_partner_id_issuer_subject_key UNIQUE (partner_id, issuer, subject);

ALTER TABLE ONLY public.sso_identities
    ADD CONSTRAINT sso_identities_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.sso_keys
    ADD CONSTRAINT sso_keys_pkey PRIMARY KEY (partner_id);

ALTER TABLE ONLY public.sso_requests
    ADD CONSTRAINT sso_requests_partner_id_key_hash_key UNIQUE (partner_id, key_hash);

ALTER TABLE ONLY public.sso_requests
    ADD CONSTRAINT sso_requests_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.sso_sessions
    ADD CONSTRAINT sso_sessions_partner_id_session_id_key UNIQUE (partner_id, session_id);

ALTER TABLE ONLY public.sso_sessions
    ADD CONSTRAINT sso_sessions_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_pkey PRIMARY KEY (partner_id, session_id, purpose);

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.staff_password_tokens
    ADD CONSTRAINT staff_password_tokens_pkey PRIMARY KEY (partner_id, token_hash);

ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (partner_id, staff_id, code_hash);

ALTER TABLE ONLY public.staff_totp
    ADD CONSTRAINT staff_totp_pkey PRIMARY KEY (partner_id, staff_id);

ALTER TABLE ONLY public.used_proofs
    ADD CONSTRAINT used_proofs_pkey PRIMARY KEY (partner_id, signature);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.utility_accounts
    ADD CONSTRAINT utility_accounts_partner_id_account_key_key UNIQUE (partner_id, account_key);

ALTER TABLE ONLY public.utility_accounts
    ADD CONSTRAINT utility_accounts_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.utility_sites
    ADD CONSTRAINT utility_sites_partner_id_account_id_site_number_key UNIQUE (partner_id, account_id, site_number);

ALTER TABLE ONLY public.utility_sites
    ADD CONSTRAINT utility_sites_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.virtual_audit_results
    ADD CONSTRAINT virtual_audit_results_pkey PRIMARY KEY (partner_id, audit_id, language);

ALTER TABLE ONLY public.virtual_audits
    ADD CONSTRAINT virtual_audits_partner_id_building_id_key UNIQUE (partner_id, building_id);

ALTER TABLE ONLY public.virtual_audits
    ADD CONSTRAINT virtual_audits_pkey PRIMARY KEY (partner_id, id);

ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (partner_id, id);

CREATE INDEX audit_log_record ON public.audit_log USING btree (partner_id, record_type, record_id);

CREATE INDEX buildings_of_user ON public.buildings USING btree (partner_id, user_id, created_at, id);

CREATE INDEX incentives_kind ON public.incentives USING btree (partner_id, kind, "position");

CREATE INDEX one_time_tokens_user ON public.one_time_tokens USING btree (partner_id, user_id, purpose);

CREATE UNIQUE INDEX partner_versions_draft ON public.partner_versions USING btree (partner_id) WHERE (status = 'draft'::text);

CREATE UNIQUE INDEX partner_versions_published ON public.partner_versions USING btree (partner_id) WHERE (status = 'published'::text);

CREATE INDEX refusals_kind ON public.refusals USING btree (kind, minute);

CREATE INDEX refusals_minute ON public.refusals USING btree (minute);

CREATE INDEX refusals_partner ON public.refusals USING btree (partner_id, minute);

CREATE INDEX report_shares_building ON public.report_shares USING btree (partner_id, building_id);

CREATE INDEX report_shares_ends_at ON public.report_shares USING btree (ends_at);

CREATE INDEX report_shares_user ON public.report_shares USING btree (partner_id, user_id);

CREATE INDEX sessions_opener ON public.sessions USING btree (partner_id, opened_by);

CREATE INDEX sessions_subject ON public.sessions USING btree (partner_id, subject_id);

CREATE INDEX sign_in_failures_email ON public.sign_in_failures USING btree (partner_id, who_hash, network_hash, failed_at);

CREATE INDEX sign_in_failures_failed_at ON public.sign_in_failures USING btree (failed_at);

CREATE INDEX sso_sessions_subject ON public.sso_sessions USING btree (partner_id, subject);

CREATE INDEX staff_passkeys_staff ON public.staff_passkeys USING btree (partner_id, staff_id);

CREATE INDEX staff_password_tokens_staff ON public.staff_password_tokens USING btree (partner_id, staff_id);

CREATE INDEX used_proofs_ends_at ON public.used_proofs USING btree (ends_at);

CREATE UNIQUE INDEX users_account ON public.users USING btree (partner_id, partner_account_id) WHERE (partner_account_id IS NOT NULL);

CREATE UNIQUE INDEX users_email ON public.users USING btree (partner_id, email) WHERE (user_type = 'customer'::text);

CREATE INDEX utility_accounts_details ON public.utility_accounts USING btree (partner_id, zip_key, address_key, name_key);

CREATE INDEX utility_accounts_email ON public.utility_accounts USING btree (partner_id, email);

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

ALTER TABLE ONLY public.buildings
    ADD CONSTRAINT buildings_partner_id_user_id_fkey FOREIGN KEY (partner_id, user_id) REFERENCES public.users(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.generic_items
    ADD CONSTRAINT generic_items_partner_id_building_id_fkey FOREIGN KEY (partner_id, building_id) REFERENCES public.buildings(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.incentives
    ADD CONSTRAINT incentives_partner_id_project_type_id_fkey FOREIGN KEY (partner_id, project_type_id) REFERENCES public.project_types(partner_id, id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_partner_id_user_id_fkey FOREIGN KEY (partner_id, user_id) REFERENCES public.users(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.partner_hosts
    ADD CONSTRAINT partner_hosts_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.partners(id);

ALTER TABLE ONLY public.partner_versions
    ADD CONSTRAINT partner_versions_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.partners(id);

ALTER TABLE ONLY public.planned_results
    ADD CONSTRAINT planned_results_partner_id_building_id_fkey FOREIGN KEY (partner_id, building_id) REFERENCES public.buildings(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_plans
    ADD CONSTRAINT report_plans_partner_id_building_id_fkey FOREIGN KEY (partner_id, building_id) REFERENCES public.buildings(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_shares
    ADD CONSTRAINT report_shares_partner_id_building_id_fkey FOREIGN KEY (partner_id, building_id) REFERENCES public.buildings(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_shares
    ADD CONSTRAINT report_shares_partner_id_user_id_fkey FOREIGN KEY (partner_id, user_id) REFERENCES public.users(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_opened_by FOREIGN KEY (partner_id, opened_by) REFERENCES public.sessions(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sso_identities
    ADD CONSTRAINT sso_identities_partner_id_user_id_fkey FOREIGN KEY (partner_id, user_id) REFERENCES public.users(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_partner_id_session_id_fkey FOREIGN KEY (partner_id, session_id) REFERENCES public.sessions(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.utility_sites
    ADD CONSTRAINT utility_sites_partner_id_account_id_fkey FOREIGN KEY (partner_id, account_id) REFERENCES public.utility_accounts(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.virtual_audit_results
    ADD CONSTRAINT virtual_audit_results_partner_id_audit_id_fkey FOREIGN KEY (partner_id, audit_id) REFERENCES public.virtual_audits(partner_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.virtual_audits
    ADD CONSTRAINT virtual_audits_partner_id_building_id_fkey FOREIGN KEY (partner_id, building_id) REFERENCES public.buildings(partner_id, id) ON DELETE CASCADE;

