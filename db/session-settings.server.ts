/**
 * For connections past the pooler whose work is to be done whole, however long it takes: the role may have limits of its own,
 * which are meant for visitors (OPERATIONS, 'Another PostgreSQL').
 */
export const NO_HURRY = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'

/**
 * Whose machine is gone is noticed by PostgreSQL after so long (seconds between two questions, and how many remain without
 * answer), and not after the two hours that Linux takes: until then it keeps the locks of a connection.
 */
export const NOTICE_GONE = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3'
