vcl 4.1;
# Varnish 7.1 of Debian 12: /etc/varnish/default.vcl on the machine in front, between nginx and HAProxy. Its own rules do the rest: files are kept,
# and what says `no-cache`, as pages do, goes through each time, so that an edit is on the next request.

backend haproxy {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 300s;
}

sub vcl_recv {
  # nginx has said from where a visitor comes; that it came from nginx is no part of it.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", 127\.0\.0\.1$", "");
}
