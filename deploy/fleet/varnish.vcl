vcl 4.1;
# Varnish 7.1 of Debian 12: /etc/varnish/default.vcl on the machine in front, between nginx and HAProxy. What says `no-cache` is kept and asked for
# again after a millisecond: an edit is on the next request.

backend haproxy {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 300s;
}

sub vcl_recv {
  # nginx has said from where a visitor comes; that it came from nginx is no part of it.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", 127\.0\.0\.1$", "");
}

sub vcl_backend_response {
  # Nothing is shown that the copies have not just confirmed.
  set beresp.grace = 0s;
  if (beresp.http.ETag && beresp.http.Cache-Control ~ "public" && beresp.http.Cache-Control ~ "no-cache") {
    # Who asks together shares one question. Not 0s: each answer would leave one more copy of the page in the store (findings/varnish-kept-copies.sh).
    set beresp.ttl = 1ms;
    set beresp.keep = 1d;
    return (deliver);
  }
}
