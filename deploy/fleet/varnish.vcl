vcl 4.1;
# Varnish 7.1 and varnish-modules of Debian 12: /etc/varnish/default.vcl on the machine in front, between nginx and HAProxy. Files are kept by Varnish's own rules. A page goes
# through each time, unless the copies have PURGE_URL: then it names what it depends on (`xkey`) and is kept until a copy purges that, or for the seconds that it says.
# Requests with cookies or `Authorization` go through by Varnish's own rules, and a page's host is part of its key.
import std;
import var;
import xkey;

backend haproxy {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 300s;
}

acl copies {
  "10.0.0.21";
  "10.0.0.22";
  "10.0.0.23";
}

sub vcl_init {
  # After a start, until the first purge; not when this file is loaded anew.
  if (!var.global_get("age")) {
    var.global_set("age", "0");
  }
}

sub vcl_recv {
  # Purges have an address of their own (varnish.service.conf), which answers nothing else. The age counts all changes; a copy may purge late what others have purged since.
  if (local.socket == "purge") {
    if (client.ip !~ copies || req.method != "PURGE") {
      return (synth(403));
    }
    if (req.http.X-Purge == "*" || std.integer(req.http.X-Content-Age, 0) > std.integer(var.global_get("age"), 0)) {
      var.global_set("age", req.http.X-Content-Age);
    }
    set req.http.X-Purged = xkey.purge(req.http.X-Purge);
    return (synth(200));
  }
  # nginx has said from where a visitor comes; that it came from nginx is no part of it.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", 127\.0\.0\.1$", "");
  # Of each page one copy for all browsers that take brotli, and one for those that take gzip.
  if (req.http.Accept-Encoding !~ ";") {
    set req.http.Accept-Encoding = regsub(req.http.Accept-Encoding, "^.*\b(br)\b.*$|^.*\b(gzip)\b.*$", "\1\2");
  }
}

sub vcl_backend_fetch {
  # A copy that has not heard of the last change yet asks the database first.
  set bereq.http.X-Content-Age = var.global_get("age");
}

sub vcl_backend_response {
  if (beresp.http.xkey) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=(\d+)$", "\1s"), 0s);
    set beresp.grace = 0s;
    # Asked for before the last purge, which did not find it here: for those who asked then, and nobody after them.
    if (bereq.http.X-Content-Age != var.global_get("age")) {
      set beresp.ttl = 1s;
      set beresp.uncacheable = true;
      return (deliver);
    }
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Control;
}
