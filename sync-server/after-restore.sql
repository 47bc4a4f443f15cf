-- Repeats in a restored database the erasures and the ends of memberships since the backup. The tables erasures and
-- departures of the lost database have to be restored on top first.
--
--   psql "$DATABASE_URL" --set=ON_ERROR_STOP=on --single-transaction --file=sync-server/after-restore.sql

DELETE FROM documents USING erasures
WHERE user_hash = sha256(convert_to('user ' || user_id, 'UTF8')) AND updated_at < erased_at;

DELETE FROM members USING erasures
WHERE user_hash = sha256(convert_to('user ' || user_id, 'UTF8')) AND joined_at < erased_at;

DELETE FROM members USING departures WHERE departures.member = members.id;

DELETE FROM households
WHERE NOT EXISTS (SELECT FROM members WHERE household_id = households.id);

-- The longest-standing member of a household without an owner becomes its owner.
UPDATE members SET is_owner = true
WHERE id IN (
  SELECT DISTINCT ON (household_id) id FROM members AS heirs
  WHERE NOT EXISTS (SELECT FROM members WHERE household_id = heirs.household_id AND is_owner)
  ORDER BY household_id, joined_at, id
);
