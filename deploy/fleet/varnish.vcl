vcl 4.1;
# Varnish 7.1 of Debian 12: /etc/varnish/default.vcl on the machine in front, between nginx and HAProxy. What says `no-cache` is kept and asked for each
# time: an edit is on the next request, and the line to the copies carries only what has changed.

backend haproxy {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 300s;
}

sub vcl_recv {
  # Each asks for itself; else those who want the same page would ask one after the other.
  set req.hash_ignore_busy = true;
}

sub vcl_backend_response {
  # Nothing is shown that the copies have not just confirmed.
  set beresp.grace = 0s;
  if (beresp.http.ETag && beresp.http.Cache-Control ~ "public" && beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 0s;
    set beresp.keep = 1d;
    return (deliver);
  }
}
