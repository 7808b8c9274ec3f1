-- What was sent before the house kept leads gets its place on a timeline, oldest first, as record-lead.server.ts gives it to
-- what comes in today. Nobody is written to about it. What is held back as spam waits for staff.
DO $$
DECLARE
	sent record;
	known record;
	lead integer;
	digits text;
	keys text[];
BEGIN
	FOR sent IN
		SELECT id AS contact, NULL::integer AS inquiry, NULL::integer AS booking,
			name, email, phone, locale, message, created_at, type AS subject,
			CASE WHEN type = 'general' AND form_data ->> 'serviceInterest'
				IN ('real-estate', 'concierge', 'mobility', 'investments', 'media', 'design')
				THEN form_data ->> 'serviceInterest' ELSE type END AS interest,
			CASE WHEN jsonb_typeof(form_data -> 'budget') = 'string' THEN left(form_data ->> 'budget', 100) END AS budget
		FROM contact_submissions s
		WHERE suspicion IS NULL AND NOT EXISTS (SELECT FROM activities WHERE contact_submission_id = s.id)
		UNION ALL
		SELECT NULL, id, NULL, name, email, phone, locale, message, created_at, subject, inquiry_type, NULL
		FROM user_inquiries s
		WHERE suspicion IS NULL AND NOT EXISTS (SELECT FROM activities WHERE inquiry_id = s.id)
		UNION ALL
		SELECT NULL, NULL, id, name, email, phone, locale, message, created_at, coalesce(vehicle_name, type), type, NULL
		FROM bookings s
		WHERE suspicion IS NULL AND NOT EXISTS (SELECT FROM activities WHERE booking_id = s.id)
		ORDER BY created_at
	LOOP
		-- One spelling per address and per number (contact-keys.ts).
		digits := regexp_replace(coalesce(sent.phone, ''), '\D', '', 'g');
		keys := ARRAY[lower(trim(sent.email)), CASE
			WHEN length(digits) < 8 OR digits ~ '^(\d)\1*$' THEN NULL
			WHEN trim(sent.phone) LIKE '+%' THEN '+' || digits
			WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
			WHEN digits ~ '^[37]\d{8}$' THEN '+221' || digits
			WHEN digits ~ '^221[37]\d{8}$' THEN '+' || digits
			ELSE digits END];
		SELECT l.*, c.kind INTO known
		FROM lead_contacts c JOIN leads l ON l.id = c.lead_id
		WHERE (c.kind, c.value) IN (('email', keys[1]), ('phone', keys[2]))
		ORDER BY c.kind LIMIT 1;
		lead := known.id;
		IF lead IS NULL THEN
			INSERT INTO leads (first_name, last_name, email, phone, locale, source, interested_in, budget, waiting_since, created_at)
			VALUES (
				coalesce((regexp_match(sent.name, '\S+'))[1], ''),
				regexp_replace((regexp_match(sent.name, '\S+\s+(\S.*?)\s*$'))[1], '\s+', ' ', 'g'),
				sent.email, sent.phone, sent.locale, 'website', sent.interest, sent.budget, sent.created_at, sent.created_at
			) RETURNING id INTO lead;
		ELSE
			UPDATE leads SET
				phone = coalesce(known.phone, sent.phone),
				locale = CASE known.kind WHEN 'email' THEN sent.locale ELSE known.locale END,
				interested_in = CASE WHEN sent.interest = ANY (string_to_array(known.interested_in, ', ')) THEN known.interested_in
					ELSE concat_ws(', ', known.interested_in, sent.interest) END,
				budget = CASE known.kind WHEN 'email' THEN coalesce(sent.budget, known.budget) ELSE coalesce(known.budget, sent.budget) END,
				waiting_since = coalesce(known.waiting_since, sent.created_at),
				status = CASE WHEN known.status IN ('won', 'lost') THEN 'new' ELSE known.status END,
				updated_at = now()
			WHERE id = lead;
			IF known.status IN ('won', 'lost') THEN
				INSERT INTO activities (lead_id, type, subject) VALUES (lead, 'status', 'new');
			END IF;
		END IF;
		INSERT INTO lead_contacts (lead_id, kind, value)
		SELECT lead, kind, value FROM unnest(ARRAY['email', 'phone'], keys) AS contact (kind, value) WHERE value IS NOT NULL
		ON CONFLICT DO NOTHING;
		INSERT INTO activities (lead_id, type, subject, description, sender, contact_submission_id, inquiry_id, booking_id, created_at)
		VALUES (lead, 'submission', sent.subject, sent.message, sent.name || ' <' || sent.email || '>',
			sent.contact, sent.inquiry, sent.booking, sent.created_at);
	END LOOP;
END $$;
