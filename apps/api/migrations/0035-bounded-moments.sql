-- Requests may name moments from 2000 to 2099 only. What was stored before could not be shown by any response: a window
-- outside of these years is dropped, and a promise or an expiry beyond them becomes the last one that can be shown.
update service_order_stops set window_start = null, window_end = null
  where window_start < '2000-01-01Z' or window_end >= '2100-01-01Z';
update service_orders set scheduled_for = null
  where scheduled_for < '2000-01-01Z' or scheduled_for >= '2100-01-01Z';
update service_orders set promised_at = '2099-12-31T23:59:59Z' where promised_at >= '2100-01-01Z';
update service_orders set promised_at = null where promised_at < '2000-01-01Z';
update api_keys set expires_at = '2099-12-31T23:59:59Z' where expires_at >= '2100-01-01Z';
